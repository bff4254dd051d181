"""Imports course archives that teachers upload."""
import json
from pathlib import Path

from courses.archive import unpack

COURSES = Path("/srv/courses")


def import_course(upload: Path, course_id: int) -> dict:
    target = COURSES / str(course_id)
    target.mkdir(parents=True)
    unpack(upload, target)
    return json.loads((target / "course.json").read_text())
