from pathlib import Path

import pytest
from selenium import webdriver

SHOTS = Path("reports/screenshots")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    report = outcome.get_result()
    if report.when == "call" and report.failed:
        driver = item.funcargs.get("browser")
        if driver is not None:
            SHOTS.mkdir(parents=True, exist_ok=True)
            target = SHOTS / f"{item.name}.png"
            driver.save_screenshot(str(target))
            report.sections.append(("screenshot", str(target)))


@pytest.fixture
def browser():
    options = webdriver.FirefoxOptions()
    options.add_argument("-headless")
    driver = webdriver.Firefox(options=options)
    yield driver
    driver.quit()


@pytest.fixture
def base_url(request):
    return request.config.getoption("--base-url") or "http://localhost:8000"
