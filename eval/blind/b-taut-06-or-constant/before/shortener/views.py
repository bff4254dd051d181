from flask import Blueprint, abort, current_app, jsonify, request

links = Blueprint("links", __name__)


@links.post("/links")
def create():
    code = current_app.store.add(request.get_json()["url"])
    return jsonify(code=code), 201


@links.delete("/links/<code>")
def delete(code):
    if not current_app.store.remove(code):
        abort(404)
    return "", 204
