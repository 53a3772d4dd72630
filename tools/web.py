"""Build the web client into the package, unless it is up to date: `web/` into `src/questable/web/dist`."""

import fcntl
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
DIST = ROOT / "src" / "questable" / "web" / "dist"
MODULES = "node_modules"
NODE = 20


def fingerprint(folder: Path) -> str:
    """A hash of the files, without installed packages: the lock file stands for them."""
    whole = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.is_file() and MODULES not in path.relative_to(folder).parts:
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            whole.update(f"{path.relative_to(folder).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def build_problem() -> str:
    """Why the client cannot be built here, in one sentence; "" if it can."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return f"Questable needs Node {NODE} or newer, with npm, to build its pages; there is none on the PATH."
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    found = re.match(r"v(\d+)\.", version)
    if found is None or int(found[1]) < NODE:
        return f"Questable needs Node {NODE} or newer to build its pages; here it is {version}."
    return ""


def npm(*arguments: str) -> bool:
    """Run npm in `web/`; its output is only shown if it fails."""
    done = subprocess.run(["npm", *arguments], cwd=WEB, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr, file=sys.stderr)
    return done.returncode == 0


def main() -> int:
    """Build under a lock: a second process waits, and then finds the build up to date."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "web-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return build()


def build() -> int:
    stamp = ROOT / "build" / "web-built"
    packages = WEB / MODULES / ".questable-lock"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    installed = packages.is_file() and packages.read_text() == lock
    if installed and stamp.is_file() and stamp.read_text() == f"{fingerprint(WEB)} {fingerprint(DIST)}":
        return 0
    wrong = build_problem()
    if wrong:
        print(wrong, file=sys.stderr)
        return 1
    print("Building the pages", flush=True)
    if not installed:
        if not npm("ci", "--no-audit", "--no-fund"):
            return 1
        packages.write_text(lock)
    if not npm("run", "build"):
        return 1
    stamp.write_text(f"{fingerprint(WEB)} {fingerprint(DIST)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
