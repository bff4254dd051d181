def may_edit(user, page):
    if page.get("locked"):
        return "admin" in user["roles"]
    return user["id"] == page["owner"] or "admin" in user["roles"]
