import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Countdown } from "./Countdown";

const clock = { now: () => 1_700_000_000_000 };

test("shows minutes and seconds", () => {
  render(<Countdown until={clock.now() + 65_000} clock={clock} />);
  expect(screen.getByRole("status").textContent).toBe("1:05");
});

test("shows nothing when the time is over", () => {
  const { container } = render(<Countdown until={clock.now() - 1_000} clock={clock} />);
  expect(container.innerHTML).toBe("");
});
