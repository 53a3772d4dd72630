#!/usr/bin/env bash
# Makes build/peers, with the engines that `questable bench` compares ours with, or finds it up to date.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

folder=build/peers
node_package=boardgame.io@0.50.2
stamp=$({ cat requirements/peers.txt && echo "$node_package" && .venv/bin/python -VV; } | sha256sum)
if [[ -f $folder/questable-packages && $(<"$folder/questable-packages") == "$stamp" ]]; then
    exit 0
fi
echo "Setting up $folder"
.venv/bin/python -m venv --clear "$folder"
"$folder/bin/python" -m pip install -qq --disable-pip-version-check -r requirements/peers.txt
npm install --silent --no-audit --no-fund --prefix "$folder" "$node_package"
echo "$stamp" >"$folder/questable-packages"
