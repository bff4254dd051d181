# pyright: reportOptionalMemberAccess=false, reportArgumentType=false
"""Booking of appointments at the clinic."""
from __future__ import annotations

from datetime import datetime, timedelta

from clinic.models import Patient, Slot
from clinic.repo import Repo


def find_patient(repo: Repo, number: str) -> Patient | None:
    return repo.patients.get(number)


def book(repo: Repo, number: str, start: datetime) -> Slot:
    patient = find_patient(repo, number)
    slot = Slot(patient_id=patient.id, start=start)
    repo.slots.add(slot)
    return slot


def rebook(repo: Repo, slot: Slot, days: int) -> Slot:
    moved = Slot(patient_id=slot.patient_id, start=slot.start + timedelta(days=days))
    repo.slots.replace(slot, moved)
    return moved
