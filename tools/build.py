"""Build the wheel from a copy of the tree and install it into this Python's environment, unless it is already there.

Never in place: a compiled module left beside its source would shadow newer code.
"""

import fcntl
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from toolchain import can_compile, is_pure_requested

ROOT = Path(__file__).resolve().parent.parent
INPUTS = ("LICENSE", "README.md", "pyproject.toml", "src", "tools")


def inputs(root: Path) -> list[Path]:
    """Every file that the wheel depends on."""
    found = [path for name in INPUTS for path in (root / name, *(root / name).rglob("*")) if path.is_file()]
    return sorted(path for path in found if "__pycache__" not in path.parts)


def fingerprint(root: Path, pure: bool) -> str:
    """A hash of the inputs, the Python version and the kind of build."""
    whole = hashlib.sha256(f"{sys.version}\n{pure}\n".encode())
    for path in inputs(root):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def copy_inputs(tree: Path) -> None:
    """Refresh the copy. The files of the last build stay, so that the compiler can reuse its caches."""
    for path in inputs(tree):
        path.unlink()
    for path in inputs(ROOT):
        target = tree / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)


def main() -> int:
    """Build under a lock: a second process waits, and then finds the build up to date."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build()


def build() -> int:
    pure = is_pure_requested()
    stamp = Path(sys.prefix, "questable-build")
    if stamp.is_file() and stamp.read_text() == fingerprint(ROOT, pure):
        return 0
    if not pure and not can_compile():
        print(
            "Questable needs a C compiler and Python's headers; "
            "run: sudo apt-get install -y gcc libc6-dev python3-dev (or set QUESTABLE_PURE=1 to do without)",
            file=sys.stderr,
        )
        return 1

    print(f"Building Questable ({'plain Python' if pure else 'compiled; this takes some minutes'})", flush=True)
    tree, wheels = ROOT / "build" / "tree", ROOT / "build" / "wheel"
    copy_inputs(tree)
    built = fingerprint(tree, pure)  # of the copy: the source tree may change during the build
    shutil.rmtree(wheels, ignore_errors=True)
    log = ROOT / "build" / "build.log"
    with log.open("w") as out:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(wheels)]
        if subprocess.run(command, cwd=tree, stdout=out, stderr=subprocess.STDOUT, check=False).returncode:
            print(log.read_text(), file=sys.stderr)
            return 1
    stamp.unlink(missing_ok=True)
    (wheel,) = wheels.glob("*.whl")
    pip = [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, "--no-index", "--no-deps", "--force-reinstall", str(wheel)], check=True)
    stamp.write_text(built)
    return 0


if __name__ == "__main__":
    sys.exit(main())
