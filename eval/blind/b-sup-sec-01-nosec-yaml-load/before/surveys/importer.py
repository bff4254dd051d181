from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import yaml
from fastapi import APIRouter, UploadFile

router = APIRouter()


@dataclass
class Question:
    key: str
    text: str
    required: bool = False


def questions(doc: dict) -> list[Question]:
    return [Question(**q) for q in doc.get("questions", [])]


def load_builtin(path: Path) -> list[Question]:
    return questions(yaml.safe_load(path.read_text()))


@router.post("/surveys/import")
async def import_survey(file: UploadFile) -> dict:
    body = await file.read()
    doc = yaml.safe_load(body)
    return {"count": len(questions(doc))}
