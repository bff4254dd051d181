import type { Mailer } from "../../src/signup";

export class FakeMailer implements Mailer {
  readonly sent: { to: string; subject: string; text: string }[] = [];

  async send(to: string, subject: string, text: string) {
    this.sent.push({ to, subject, text });
    return { accepted: true, id: `fake-${this.sent.length}` };
  }
}
