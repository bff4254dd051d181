from __future__ import annotations

from datetime import datetime, timedelta

from clinic.models import Appointment, Patient
from clinic.repo import PatientRepo


def find_slot(taken: list[Appointment], start: datetime, length: timedelta) -> datetime:
    candidate = start
    for a in sorted(taken, key=lambda a: a.begins):
        if candidate + length <= a.begins:
            break
        candidate = max(candidate, a.ends)
    return candidate


def reminder_address(repo: PatientRepo, appointment: Appointment) -> str:
    patient: Patient | None = repo.get(appointment.patient_id)
    return patient.email  # type: ignore


def reminder_text(appointment: Appointment) -> str:
    return f"Your appointment is on {appointment.begins:%d.%m.%Y at %H:%M}."
