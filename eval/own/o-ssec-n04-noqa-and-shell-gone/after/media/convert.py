"""Makes previews of uploaded videos."""
import subprocess
from pathlib import Path

PREVIEWS = Path("/srv/previews")


def preview(upload: Path, second: int) -> Path:
    target = PREVIEWS / (upload.stem + ".jpg")
    subprocess.run(
        ["ffmpeg", "-ss", str(second), "-i", str(upload), "-frames:v", "1", str(target)],
        check=True,
    )
    return target
