"""Client of the sign-on service."""
import httpx

BASE = "https://sso.example.org"


class Client:
    def __init__(self, client_id: str, client_secret: str) -> None:
        self._auth = (client_id, client_secret)
        self._http = httpx.Client(base_url=BASE, timeout=10)

    def token(self, code: str) -> str:
        answer = self._http.post("/oauth2/token", data={"code": code}, auth=self._auth)
        answer.raise_for_status()
        return answer.json()["access_token"]
