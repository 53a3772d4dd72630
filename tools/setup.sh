#!/usr/bin/env bash
# Makes .venv with all pinned packages, or finds it up to date. What Debian must provide is installed when root, else named.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

die() {
    echo "$*" >&2
    exit 1
}

recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

# The first Python >= 3.11 that lacks nothing, else the first Python >= 3.11; and what that one lacks. The system's own
# comes first: distributions build theirs with profile optimisation, one made by hand is often a third slower.
choose_python() {
    python="" missing=""
    local candidate lacks
    for candidate in ${PYTHON:-/usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11}; do
        recent "$candidate" || continue
        lacks=$("$candidate" tools/toolchain.py)
        if [[ -z $python || -z $lacks ]]; then
            python=$candidate missing=$lacks
        fi
        [[ -n $lacks ]] || return 0
    done
    [[ -n $python ]] || missing="python3 python3-venv python3-dev gcc libc6-dev"
}

stamp() { { pwd && cat requirements/dev.txt && .venv/bin/python -VV; } 2>/dev/null | sha256sum; }

done_already() { [[ -f .venv/questable-packages && $(stamp) == "$(<.venv/questable-packages)" ]]; }

# One at a time: the next one then finds it done. Who finds it done at once need not wait for a build to end.
done_already && exit 0
mkdir -p build
exec 9>build/lock
flock 9
done_already && exit 0

choose_python
if [[ -n $missing ]]; then
    install="apt-get install -y --no-install-recommends $missing"
    if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
        echo "Installing what this machine lacks: $missing"
        export DEBIAN_FRONTEND=noninteractive
        { apt-get update -qq && $install -qq; } >&2 || die "Questable could not install what it needs; try: $install"
        choose_python
        [[ -z $missing ]] || die "Questable needs Python 3.11 or newer with its headers and a C compiler; still lacking: $missing"
    else
        die "Questable needs a few system packages first; run: sudo $install"
    fi
fi

echo "Setting up .venv with $("$python" -V)"
"$python" -m venv --clear .venv
.venv/bin/python -m pip install -qq --disable-pip-version-check --require-hashes -r requirements/dev.txt
stamp >.venv/questable-packages
