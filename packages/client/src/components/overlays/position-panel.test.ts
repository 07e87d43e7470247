import { expect, test } from "vitest";
import { positionPanel } from "./position-panel.ts";

test.each([
  ["below its button", { height: 900, top: 100 }, ["144px", "auto", "744px"]],
  [
    "above a button at the bottom of the window",
    { height: 900, top: 840 },
    ["auto", "64px", "824px"],
  ],
  [
    "over a button without room above and below",
    { height: 256, top: 113 },
    ["auto", "92px", "160px"],
  ],
  ["over a button at the top of a low window", { height: 180, top: 10 }, ["16px", "auto", "160px"]],
])("a panel opens %s", (_, { height, top }, expected) => {
  window.innerHeight = height;
  const [panel, button] = [document.createElement("div"), document.createElement("button")];
  button.getBoundingClientRect = () => new DOMRect(20, top, 40, 40);
  positionPanel(panel, button);
  expect([panel.style.top, panel.style.bottom, panel.style.maxHeight]).toEqual(expected);
});
