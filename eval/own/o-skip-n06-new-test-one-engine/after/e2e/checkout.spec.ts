import { expect, test } from "@playwright/test";

test.describe("checkout", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/shop");
    await page.getByRole("button", { name: "Add mug" }).click();
  });

  test("shows the total", async ({ page }) => {
    await page.goto("/cart");
    await expect(page.getByTestId("total")).toHaveText("€9.50");
  });

  test("pays by card", async ({ page }) => {
    await page.goto("/cart");
    await page.getByRole("button", { name: "Pay" }).click();
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page).toHaveURL(/\/orders\/\d+/);
    await expect(page.getByRole("heading")).toHaveText("Thank you");
  });

  test("reads a card by NFC", async ({ page, browserName }) => {
    test.skip(browserName !== "chromium", "Web NFC exists in Chromium only");
    await page.goto("/cart?nfc=1");
    await page.getByRole("button", { name: "Tap card" }).click();
    await expect(page.getByRole("status")).toHaveText("Hold your card");
  });

  test("empties the cart", async ({ page }) => {
    await page.goto("/cart");
    await page.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByTestId("line")).toHaveCount(0);
  });
});
