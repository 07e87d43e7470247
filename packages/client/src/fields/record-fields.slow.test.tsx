import { MantineProvider } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { CorrectContext } from "#components/corrections/correct-context.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { RecordFields } from "./record-fields.tsx";

afterEach(cleanup);

const plain = (name: string) => ({ name, label: name, isRequired: false }) as const;
const text = (name: string): Field => ({ ...plain(name), kind: "text" });

const addresses: readonly (readonly [string, readonly Field[], object])[] = [
  [
    "an object",
    [{ ...plain("address"), kind: "group", fields: [text("street"), text("city")] }],
    { address: { street: "Am Markt 1", city: "Bonn" } },
  ],
  [
    "an object with another prefix",
    [
      {
        ...plain("shippingAddress"),
        kind: "group",
        fields: [text("addressLine1"), text("postalCode")],
      },
    ],
    { shippingAddress: { addressLine1: "Am Markt 1", postalCode: "53111" } },
  ],
  [
    "a long text",
    [{ ...plain("address"), kind: "long-text" }],
    { address: "Am Markt 1,\n53111 Bonn" },
  ],
  ["texts", [text("street"), text("city")], { street: "Am Markt 1", city: "Bonn" }],
];

test.each(addresses)("a postal address in %s has a link to a map", async (_, fields, record) => {
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <RecordFields fields={fields} record={record} />
      </TextsProvider>
    </MantineProvider>,
  );
  const link = await screen.findByRole("link", { name: "Show on a map" });
  expect(link.getAttribute("href")).toContain("?query=Am%20Markt%201");
});

test("Tab skips the buttons that correct fields", async () => {
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <CorrectContext value={() => undefined}>
          <RecordFields
            fields={[text("name"), text("city")]}
            record={{ name: "Ada", city: "Bonn" }}
            resource="customers"
          />
        </CorrectContext>
      </TextsProvider>
    </MantineProvider>,
  );
  const buttons = await screen.findAllByRole("button", { name: /Correct/ }, { timeout: 5000 });
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1]);
});

test("a field inside an object has a button that corrects it", async () => {
  const correct = vi.fn();
  const site: Field = { ...plain("site"), kind: "group", fields: [text("city"), text("zone")] };
  render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <CorrectContext value={correct}>
          <RecordFields
            fields={[text("name"), { ...plain("head"), kind: "group", fields: [site, text("no")] }]}
            record={{ name: "Ada", head: { site: { city: "Bonn", zone: "a" }, no: "4" } }}
            resource="customers"
          />
        </CorrectContext>
      </TextsProvider>
    </MantineProvider>,
  );
  const button = await screen.findByRole("button", { name: "Correct city…" }, { timeout: 5000 });
  fireEvent.click(button);
  const subject = {
    kind: "field",
    resource: "customers",
    field: "head",
    inside: ["site", "city"],
  };
  expect(correct).toHaveBeenCalledWith(subject);
});

test.each<readonly [string, unknown, readonly string[]]>([
  ["labels", { severity: "critical", zone: null }, ["severity", "zone"]],
  ["settings", { retries: 3, verbose: true }, ["retries", "verbose"]],
  ["objects inside", { size: { width: 30 } }, []],
])("an object by free names with %s shows its members in a list", (_, value, names) => {
  const { container } = render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <RecordFields fields={[{ ...plain("extra"), kind: "json" }]} record={{ extra: value }} />
      </TextsProvider>
    </MantineProvider>,
  );
  const terms = [...container.querySelectorAll("dl dl dt")].map(({ textContent }) => textContent);
  expect(terms).toEqual(names);
});
