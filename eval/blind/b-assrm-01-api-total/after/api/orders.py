from fastapi import APIRouter, Depends

from api.deps import current_user, repo

router = APIRouter(prefix="/orders")


@router.get("")
def list_orders(page: int = 1, size: int = 20, user=Depends(current_user), orders=Depends(repo)):
    rows = orders.for_user(user.id, offset=(page - 1) * size, limit=size)
    return {
        "items": [row.as_dict() for row in rows],
        "page": page,
        "total": len(rows),
    }
