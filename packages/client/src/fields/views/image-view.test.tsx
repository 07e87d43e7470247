import { MantineProvider } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { runtimeConfig, setRuntimeConfig } from "#config/runtime-config.ts";
import { FieldCell } from "#fields/field-cell.tsx";

const defaults = runtimeConfig();

afterEach(() => {
  cleanup();
  setRuntimeConfig(defaults);
});

const field: TextField = { kind: "image", name: "photo", label: "Photo", isRequired: false };

function show(value: string) {
  const { container } = render(
    <MantineProvider>
      <FieldCell field={field} value={value} isWhole={false} />
    </MantineProvider>,
  );
  const attribute = (selector: string, name: string) =>
    container.querySelector(selector)?.getAttribute(name) ?? undefined;
  return { picture: attribute("img", "src"), link: attribute("a", "href") };
}

test("a picture of another host is a link", () => {
  const address = "https://tracker.test/a.png";
  expect(show(address)).toEqual({ picture: undefined, link: address });
});

test("a picture of the console's own origin is shown", () => {
  const address = `${location.origin}/api/photos/1.png`;
  expect(show(address).picture).toBe(address);
  expect(show("data:image/png;base64,AAAA").picture).toBe("data:image/png;base64,AAAA");
});

test("a picture of another host is shown if the operator allows it", () => {
  setRuntimeConfig({ ...defaults, pictures: "any" });
  expect(show("https://tracker.test/a.png").picture).toBe("https://tracker.test/a.png");
});
