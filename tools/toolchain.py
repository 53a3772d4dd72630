"""Checks what is missing to set up and compile Questable with this Python.

Standard library only: it runs before anything is installed.
"""

import importlib.util
import os
import shlex
import subprocess
import sysconfig


def compiler() -> str:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]


def can_compile() -> bool:
    """Is there a C compiler that finds this Python's headers?"""
    command = [compiler(), "-fsyntax-only", "-I", sysconfig.get_path("include"), "-x", "c", "-"]
    try:
        return subprocess.run(command, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def compiler_version() -> str:
    """The output of `cc --version`."""
    return subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False).stdout


def is_gcc() -> bool:
    """Is the compiler really GCC? On some systems `gcc` is Clang."""
    return "Free Software Foundation" in compiler_version()


def is_pure_requested() -> bool:
    """QUESTABLE_PURE=1 requests plain Python even if there is a compiler."""
    return os.environ.get("QUESTABLE_PURE", "") not in ("", "0")


def missing_packages() -> list[str]:
    """The Debian packages to install."""
    missing = []
    if importlib.util.find_spec("ensurepip") is None:
        missing += ["python3-venv"]
    if not is_pure_requested() and not can_compile():
        missing += ["gcc", "libc6-dev", "python3-dev"]
    return missing


if __name__ == "__main__":
    print(*missing_packages())
