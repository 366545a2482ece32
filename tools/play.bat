@echo off
rem For a double-click on Windows: does what "python3 tools/start.py" does, and keeps the window open on trouble.
setlocal
cd /d "%~dp0.."
set "PYTHON=py -3"
where py >nul 2>nul || set "PYTHON=python"
%PYTHON% --version >nul 2>nul
if errorlevel 1 (
    echo Commando Table needs Python 3.11 or newer: install it from python.org, then open this file again.
    pause
    exit /b 1
)
%PYTHON% tools\start.py %*
set "STATUS=%ERRORLEVEL%"
if not "%STATUS%"=="0" pause
exit /b %STATUS%
