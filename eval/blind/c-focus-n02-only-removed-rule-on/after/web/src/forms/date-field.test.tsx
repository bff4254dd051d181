import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DateField } from "./date-field";

describe("DateField", () => {
  it("shows the label", () => {
    render(<DateField label="Arrival" />);
    expect(screen.getByLabelText("Arrival")).toBeInTheDocument();
  });

  it("moves focus to the month", async () => {
    render(<DateField label="Arrival" />);
    await userEvent.type(screen.getByLabelText("Arrival"), "24");
    expect(screen.getByLabelText("month")).toHaveFocus();
  });
});
