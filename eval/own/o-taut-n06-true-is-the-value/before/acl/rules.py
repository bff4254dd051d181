def may_edit(user, page):
    return user["id"] == page["owner"] or "admin" in user["roles"]
