"""What this Python lacks to set up and compile Questable.

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


def compiler_told() -> str:
    """What the compiler says it is."""
    return subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False).stdout


def is_gcc() -> bool:
    """GCC, and not one that only goes by its name."""
    return "Free Software Foundation" in compiler_told()


def pure_wanted() -> bool:
    """QUESTABLE_PURE=1 asks for plain Python even where a compiler is there."""
    return os.environ.get("QUESTABLE_PURE", "") not in ("", "0")


def missing_packages() -> list[str]:
    """The Debian packages that mend what is missing."""
    missing = []
    if importlib.util.find_spec("ensurepip") is None:
        missing += ["python3-venv"]
    if not pure_wanted() and not can_compile():
        missing += ["gcc", "libc6-dev", "python3-dev"]
    return missing


if __name__ == "__main__":
    print(*missing_packages())
