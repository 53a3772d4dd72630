"""Build hook: compiles the modules listed in pyproject.toml into the wheel.

They form one mypyc group, so that calls between them are direct.
"""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # a build hook is loaded by path

from toolchain import can_compile, pure_wanted


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
        build_data["force_include"] |= compile_group(files, Path(self.root, "build", "mypyc"))


def compile_group(files: list[str], folder: Path) -> dict[str, str]:
    """Compile files and return the libraries made: where each is, and its path in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    # Other modules are followed for their types alone: their mistakes are for the type check to tell.
    flags = ["--config-file=pyproject.toml", "--follow-imports=silent"]
    extensions = mypycify(
        [*flags, *files], opt_level="2", debug_level="0", group_name="questable", target_dir=str(folder)
    )
    for extension in extensions:
        extension.depends.append(__file__)  # holds the compiler's options
    command = Distribution({"name": "questable", "ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(folder / "lib")
    command.build_temp = str(folder / "objects")
    command.ensure_finalized()
    command.run()
    return {path: str(Path(path).relative_to(folder / "lib")) for path in command.get_outputs()}
