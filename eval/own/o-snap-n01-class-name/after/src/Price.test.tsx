import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Price } from "./Price";

test("a reduced price", () => {
  expect(render(<Price cents={995} was={1495} />).container).toMatchSnapshot();
});

test("a price", () => {
  expect(render(<Price cents={995} />).container).toMatchSnapshot();
});
