import os
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

SHOTS = Path(os.environ.get("SHOTS_DIR", "artifacts/shots"))


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as p:
        b = p.chromium.launch()
        yield b
        b.close()


@pytest.fixture
def page(browser):
    context = browser.new_context(base_url=os.environ["BASE_URL"])
    yield context.new_page()
    context.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    page = getattr(item, "funcargs", {}).get("page")
    if report.when == "call" and report.failed and page is not None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        shot = SHOTS / f"{item.name}.png"
        page.screenshot(path=shot)
        report.sections.append(("screenshot", str(shot)))
    return report
