"""Where a map and the files that it names are: the player's folder is searched before the shipped one."""

from __future__ import annotations

import os
from pathlib import Path, PurePosixPath

from game import paths


def project_folder(file: Path) -> Path:
    """The folder that a map may take files from: that of its Tiled project, else the one above the map."""
    folder = file.absolute().parent
    for candidate in (folder, *folder.parents):
        if any(candidate.glob("*.tiled-project")):
            return candidate
    return folder.parent


def map_folders() -> tuple[Path, Path]:
    """The folders of maps, the player's first."""
    return paths.user_maps(), paths.maps()


def resolve(reference: str, base: Path) -> Path:
    """The file that a map, tileset or template at `base` names; a player's map may lean on shipped files.

    Windows backslashes are understood. The file need not exist.
    """
    at = beside(reference, base)
    if at.exists():
        return at
    user, shipped = map_folders()
    try:
        twin = shipped / base.absolute().parent.relative_to(user.absolute()) / _relative(reference)
    except ValueError:
        return at
    return twin if twin.exists() else at


def beside(reference: str, base: Path) -> Path:
    """The file that `base` names, where Tiled looks for it."""
    return base.absolute().parent / _relative(reference)


def _relative(reference: str) -> PurePosixPath:
    return PurePosixPath(reference.replace("\\", "/"))


def is_inside(file: Path, base: Path) -> bool:
    """Whether a file named by `base` lies, after all links, in its project or in the shipped maps."""
    real = real_path(file)
    if real.is_relative_to(real_path(paths.maps())):  # asked first: finding a project means to search folders
        return True
    return real.is_relative_to(real_path(project_folder(base)))


def real_path(file: Path) -> Path:
    """Where a file lies after all links; `Path.resolve` raises where links run in a circle, and this never does."""
    return Path(os.path.realpath(file))


def true_name(file: Path) -> str:
    """The file's name as it is spelt on the disk, whatever the case of its letters; empty when there is none."""
    try:
        names = [entry.name for entry in file.parent.iterdir()]
    except OSError:
        return ""
    if file.name in names:
        return file.name
    return next((name for name in names if name.lower() == file.name.lower()), "")


def find_card(name: str, near: Path) -> Path | None:
    """The file of a map tile card, such as "T05": beside the mission map, else the player's, else the shipped one."""
    if not name.replace("-", "").replace("_", "").isalnum():
        return None
    folders = (near.absolute().parent, *(folder / "commandos" for folder in map_folders()))
    files = (folder / "tiles" / f"{name}.tmx" for folder in folders)
    return next((file for file in files if file.is_file()), None)


def card_names(near: Path) -> list[str]:
    """The names of all map tile cards that a mission map may use."""
    folders = (near.absolute().parent, *(folder / "commandos" for folder in map_folders()))
    return sorted({file.stem for folder in folders for file in (folder / "tiles").glob("*.tmx")})
