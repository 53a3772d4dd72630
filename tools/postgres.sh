#!/usr/bin/env bash
# Sees to it that PostgreSQL's programs are there: tests of the service start a server of their own with them.
set -euo pipefail

here() { compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null; }

here && exit 0
install="apt-get install -y --no-install-recommends postgresql"
if [[ $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
    echo "Installing what the tests of the service need: postgresql"
    export DEBIAN_FRONTEND=noninteractive
    { apt-get update -qq && $install -qq; } >&2 || { echo "PostgreSQL could not be installed; try: $install" >&2; exit 1; }
    here && exit 0
fi
echo "The tests of the service need PostgreSQL; run: sudo $install" >&2
exit 1
