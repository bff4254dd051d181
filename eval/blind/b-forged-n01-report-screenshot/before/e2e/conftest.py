import pytest
from selenium import webdriver


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
