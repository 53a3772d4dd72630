"""`make play CHECK=1`: start the service, request its health and its first page, and stop it."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

STARTED = "Questable is open at "


def main() -> int:
    port = os.environ.get("PORT", "0")  # 0: any free port
    command = [str(Path(sys.executable).parent / "questable"), "serve", "--no-open", "--port", port]
    with tempfile.TemporaryDirectory(prefix="questable-check-") as folder:
        command += ["--db", f"{folder}/tables.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as served:
            try:
                assert served.stdout is not None
                line = served.stdout.readline()
                if STARTED not in line:
                    print("The table did not start.", file=sys.stderr)
                    return 1
                address = line.split(STARTED)[1].split()[0]
                with urlopen(f"{address}/healthz", timeout=20) as answer:
                    health = json.load(answer)
                with urlopen(address, timeout=20) as answer:
                    page = answer.read().decode()
            finally:
                served.terminate()
        print(json.dumps({**health, "page": "<title>Questable" in page}))
    return 0 if health["status"] == "ok" else 1


if __name__ == "__main__":
    sys.exit(main())
