"""Build hook: compiles the modules listed in pyproject.toml into the wheel.

They form one mypyc group, so that calls between them are direct. Where the compiler is GCC it compiles twice: first
into libraries that record a profile while a workload runs (`pgo_workload.py`), then again with that profile.
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

from toolchain import can_compile, compiler_version, is_gcc, is_pure_requested

WORKLOAD = Path(__file__).resolve().parent / "pgo_workload.py"
# No other library calls into these, so small functions may be inlined. No buffers on the stack, so no stack protector.
STANDALONE = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-fno-stack-protector"]
INSTRUMENT = ["-fprofile-generate"]
# All code that the workload ran counts as hot and is not split; code that it did not run is optimized as without a
# profile. mypyc's functions look larger than they are, because each call may fail: allow larger ones to be inlined.
USE_PROFILE = [
    "-fprofile-use",
    "-fprofile-partial-training",
    "-fno-reorder-blocks-and-partition",
    "--param=hot-bb-count-ws-permille=999",
    "--param=max-inline-insns-auto=50",
    "-Wno-missing-profile",
]
WORKLOAD_TIMEOUT = 600  # seconds; it takes some twenty


def modules(root: Path, compiled: list[str], interpreted: list[str]) -> list[str]:
    """The files under root to compile, in the same order on every machine."""
    files = {path for pattern in compiled for path in root.glob(pattern)}
    return sorted(str(path.relative_to(root)) for path in files if not any(path.match(p) for p in interpreted))


class MypycHook(BuildHookInterface[Any]):
    """Hatchling finds this class by its base."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        files = modules(Path(self.root), self.config["compile"], self.config["interpret"])
        if version == "editable" or not files or is_pure_requested():
            return
        if not can_compile():
            self.app.display_warning("No C compiler with Python's headers here: the wheel is plain Python.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= compile_group(files, Path(self.root, "build", "mypyc"), self.app.display_warning)


def compile_group(files: list[str], folder: Path, warn: Callable[[str], None]) -> dict[str, str]:
    """Compile files; returns the libraries, each with its path in the wheel."""
    from mypyc.build import mypycify

    # Other modules are read for their types only; the type check reports their errors.
    # Branches for interpreted code are left out, so that more functions can be inlined.
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
        elif record_profile(extensions, folder, warn):
            run_compiler(extensions, folder, [*STANDALONE, *USE_PROFILE], [])
        else:
            clear(folder)
            run_compiler(extensions, folder, STANDALONE, [])
        stamp.write_text(state)
    return {str(path): str(path.relative_to(made)) for path in sorted(made.rglob("*")) if path.is_file()}


def clear(folder: Path) -> None:
    """Remove libraries, objects and profile of an earlier build."""
    for left in ("lib", "objects"):
        shutil.rmtree(folder / left, ignore_errors=True)


def fingerprint(extensions: list[Any]) -> str:
    """A hash of the C files, the compiler, its options and the workload."""
    whole = hashlib.sha256(f"{sys.version}\n{compiler_version()}\n".encode())
    for name in ("CFLAGS", "CPPFLAGS", "LDFLAGS"):
        whole.update(f"{os.environ.get(name)}\n".encode())
    sources = {path for extension in extensions for path in (*extension.sources, *extension.depends)}
    for path in (*sorted(sources), __file__, str(WORKLOAD)):
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


def record_profile(extensions: list[Any], folder: Path, warn: Callable[[str], None]) -> bool:
    """Compile with instrumentation and run the workload; the profile is written beside the object files. Without it
    the engine works too, but is slower."""
    from setuptools.errors import BaseError, CCompilerError

    try:
        run_compiler(extensions, folder, [*STANDALONE, *INSTRUMENT], INSTRUMENT)
        run_workload(folder)
    except (BaseError, CCompilerError, subprocess.SubprocessError) as error:
        warn(f"The workload for the profile failed, so the engine will be slower: {error}")
        return False
    if not any((folder / "objects").rglob("*.gcda")):
        warn("The workload left no profile, so the engine will be slower.")
        return False
    return True


def run_workload(folder: Path) -> None:
    """Run the workload with the instrumented libraries over a copy of the package."""
    stage = folder / "stage"
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(Path("src", "questable"), stage / "questable")
    shutil.copytree(folder / "lib", stage, dirs_exist_ok=True)
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("GCOV_")}
    path = os.pathsep.join([str(stage), *sys.path])
    subprocess.run(
        [sys.executable, str(WORKLOAD)],
        env={**inherited, "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
        timeout=WORKLOAD_TIMEOUT,
        check=True,
    )
    shutil.rmtree(stage)
