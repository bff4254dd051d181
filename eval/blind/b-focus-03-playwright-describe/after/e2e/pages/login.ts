import type { Page } from "@playwright/test";

export class LoginPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/login");
  }

  async signIn(email: string, phrase: string): Promise<void> {
    await this.page.getByLabel("E-mail").fill(email);
    await this.page.getByLabel("Passphrase").fill(phrase);
    await this.page.getByRole("button", { name: "Sign in" }).click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole("button", { name: "Log out" }).click();
  }
}
