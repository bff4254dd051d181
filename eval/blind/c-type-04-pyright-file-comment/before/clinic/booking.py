"""Booking of appointments at the clinic."""
from __future__ import annotations

from datetime import datetime

from clinic.models import Patient, Slot
from clinic.repo import Repo


def find_patient(repo: Repo, number: str) -> Patient | None:
    return repo.patients.get(number)


def book(repo: Repo, number: str, start: datetime) -> Slot:
    patient = find_patient(repo, number)
    if patient is None:
        raise LookupError(number)
    slot = Slot(patient_id=patient.id, start=start)
    repo.slots.add(slot)
    return slot
