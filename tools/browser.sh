#!/usr/bin/env bash
# Finds Debian's chromium, which the tests of pages drive. It is installed when root, else the command is named.
set -euo pipefail

if command -v chromium >/dev/null; then
    exit 0
fi
install="apt-get install -y --no-install-recommends chromium"
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    echo "Installing what this machine lacks: chromium"
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && $install -qq; } >&2 && exit 0
    echo "Questable could not install the browser its tests need; try: $install" >&2
else
    echo "Questable's tests need a browser; run: sudo $install" >&2
fi
exit 1
