"""Build hook: compiles the modules listed in pyproject.toml into the wheel.

They form one mypyc group, so that calls between them are direct. Where the compiler is GCC it compiles twice: first
into libraries that take notes while a few games are played (`rehearse.py`), then with these notes, for speed where it
counts.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build hook is loaded by path

from toolchain import can_compile, compiler_told, is_gcc, pure_wanted

REHEARSAL = Path(__file__).resolve().parent / "rehearse.py"
# Nobody else calls in here: what is small may be inlined. Nothing is ever copied to the stack: it needs no guard.
ALONE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-fno-stack-protector"]
NOTING = ["-fprofile-generate"]
# What was played counts as used a lot, also the rarer half of it, and stays in one piece; what was not is as fast as
# without notes. mypyc's functions look larger than they are, as each call may fail: more of them may be inlined.
NOTED = [
    "-fprofile-use",
    "-fprofile-partial-training",
    "-fno-reorder-blocks-and-partition",
    "--param=hot-bb-count-ws-permille=999",
    "--param=max-inline-insns-auto=50",
    "-Wno-missing-profile",
]
LONGEST_REHEARSAL = 600  # seconds; it takes some twenty


def modules(root: Path, compiled: list[str], interpreted: list[str]) -> list[str]:
    """The files under root to compile, in one order on every machine."""
    files = {path for pattern in compiled for path in root.glob(pattern)}
    return sorted(str(path.relative_to(root)) for path in files if not any(path.match(p) for p in interpreted))


class MypycHook(BuildHookInterface[Any]):
    """Hatchling finds this class by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        files = modules(Path(self.root), self.config["compile"], self.config["interpret"])
        if version == "editable" or not files or pure_wanted():
            return
        if not can_compile():
            self.app.display_warning("No C compiler with Python's headers here: the wheel is plain Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= compile_group(files, Path(self.root, "build", "mypyc"), self.app.display_warning)


def compile_group(files: list[str], folder: Path, warn: Callable[[str], None]) -> dict[str, str]:
    """Compile files and return the libraries made: where each is, and its path in the wheel."""
    from mypyc.build import mypycify

    # Other modules are followed for their types alone: their mistakes are for the type check to tell.
    # What only code that is not compiled does is left out, so that what is small may be inlined.
    flags = ["--config-file=pyproject.toml", "--follow-imports=silent", "--always-false=INTERPRETED"]
    extensions = mypycify(
        [*flags, *files], opt_level="2", debug_level="0", group_name="questable", target_dir=str(folder)
    )
    made, stamp, state = folder / "lib", folder / "compiled", fingerprint(extensions)
    if not (made.is_dir() and stamp.is_file() and stamp.read_text() == state):
        stamp.unlink(missing_ok=True)
        clear(folder)
        if not is_gcc():
            run_compiler(extensions, folder, [], [])
        elif take_notes(extensions, folder, warn):
            run_compiler(extensions, folder, [*ALONE, *NOTED], [])
        else:
            clear(folder)
            run_compiler(extensions, folder, ALONE, [])
        stamp.write_text(state)
    return {str(path): str(path.relative_to(made)) for path in sorted(made.rglob("*")) if path.is_file()}


def clear(folder: Path) -> None:
    """Remove what an earlier build made, and noted."""
    for left in ("lib", "objects"):
        shutil.rmtree(folder / left, ignore_errors=True)


def fingerprint(extensions: list[Any]) -> str:
    """Equal for equal C files, compiler, its options and rehearsal."""
    whole = hashlib.sha256(f"{sys.version}\n{compiler_told()}\n".encode())
    for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS"):
        whole.update(f"{os.environ.get(name)}\n".encode())
    sources = {path for extension in extensions for path in (*extension.sources, *extension.depends)}
    for path in (*sorted(sources), __file__, str(REHEARSAL)):
        whole.update(Path(path).read_bytes())
    return whole.hexdigest()


def run_compiler(extensions: list[Any], folder: Path, compiling: list[str], linking: list[str]) -> None:
    from setuptools import Distribution

    command = Distribution({"name": "questable", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.force = True
    command.ensure_finalized()
    usual = [list(extension.extra_compile_args) for extension in extensions]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiling]
        extension.extra_link_args = linking
    try:
        command.run()
    finally:
        for extension, arguments in zip(extensions, usual, strict=True):
            extension.extra_compile_args = arguments


def take_notes(extensions: list[Any], folder: Path, warn: Callable[[str], None]) -> bool:
    """Compile for notes and play; they lie beside the object files then. Without them all still works, but slower."""
    from setuptools.errors import BaseError, CCompilerError

    try:
        run_compiler(extensions, folder, [*ALONE, *NOTING], NOTING)
        rehearse(folder)
    except (BaseError, CCompilerError, subprocess.SubprocessError) as error:
        warn(f"The rehearsal for the compiler failed, so the engine will be slower: {error}")
        return False
    if not any((folder / "objects").rglob("*.gcda")):
        warn("The rehearsal for the compiler left no notes, so the engine will be slower.")
        return False
    return True


def rehearse(folder: Path) -> None:
    """Play with what takes notes, laid over a copy of the package."""
    stage = folder / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(Path("src", "questable"), stage / "questable")
    shutil.copytree(folder / "lib", stage, dirs_exist_ok=True)
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GCOV_")}
    path = os.pathsep.join([str(stage), *sys.path])
    subprocess.run(
        [sys.executable, str(REHEARSAL)],
        env={**inherited, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        timeout=LONGEST_REHEARSAL,
        check=True,
    )
    shutil.rmtree(stage)
