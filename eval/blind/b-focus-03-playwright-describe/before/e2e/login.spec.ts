import { expect, test } from "@playwright/test";
import { LoginPage } from "./pages/login";

test.describe("login", () => {
  test("greets the user", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.signIn("ada@example.test", "correct horse");
    await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  });

  test("says nothing about which field was wrong", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.signIn("ada@example.test", "wrong");
    await expect(page.getByRole("alert")).toHaveText("Sign-in failed");
  });
});

test.describe("logout", () => {
  test("returns to the start page", async ({ page }) => {
    const login = new LoginPage(page);
    await login.open();
    await login.signIn("ada@example.test", "correct horse");
    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page).toHaveURL("/");
  });
});
