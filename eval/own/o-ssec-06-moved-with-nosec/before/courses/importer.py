"""Imports course archives that teachers upload."""
import json
import tarfile
from pathlib import Path

COURSES = Path("/srv/courses")


def import_course(upload: Path, course_id: int) -> dict:
    target = COURSES / str(course_id)
    target.mkdir(parents=True)
    with tarfile.open(upload) as archive:
        archive.extractall(target, filter="data")
    return json.loads((target / "course.json").read_text())
