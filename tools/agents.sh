#!/usr/bin/env bash
# Sets up build/agents (torch, OpenSpiel) and build/rllib (Ray) with the package that `make build` made. Does nothing if they are current.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Folder, then the requirement files to install into it, one after the other: not all of them have hashes.
environment() {
    local folder=$1 stamp file
    shift
    stamp=$({ cat "$@" && .venv/bin/python -VV; } | sha256sum)
    if [[ ! -f $folder/questable-packages || $(<"$folder/questable-packages") != "$stamp" ]]; then
        echo "Setting up $folder"
        .venv/bin/python -m venv --clear "$folder"
        for file in "$@"; do
            "$folder/bin/python" -m pip install -qq --disable-pip-version-check -r "$file"
        done
        echo "$stamp" >"$folder/questable-packages"
    fi
    if ! cmp -s .venv/questable-build "$folder/questable-build"; then
        "$folder/bin/python" -m pip install -qq --disable-pip-version-check --no-index --no-deps --force-reinstall build/wheel/*.whl
        cp .venv/questable-build "$folder/questable-build"
    fi
}

environment build/agents requirements/dev.txt requirements/agents.txt
environment build/rllib requirements/run.txt requirements/rllib.txt
