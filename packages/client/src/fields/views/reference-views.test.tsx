import { MantineProvider } from "@mantine/core";
import type { ReferenceField } from "@quarterdeck/model";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type FieldServices, FieldServicesContext } from "#fields/field-services.ts";
import { mainTexts } from "#texts/main-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { FieldCell } from "#fields/field-cell.tsx";

afterEach(cleanup);

const field: ReferenceField = {
  kind: "reference",
  name: "requester",
  label: "Requester",
  isRequired: false,
  to: "requesters",
  keyPath: ["id"],
  titlePath: ["fullName"],
};

function show(one: ReferenceField, value: unknown) {
  const watched: string[] = [];
  const services: Partial<FieldServices> = {
    findRecordAddress: () => undefined,
    findAddressedRecord: (text) =>
      text.startsWith("/assets/") ? { resource: "assets", key: text.slice(8) } : undefined,
    getTitles: () => ({
      subscribe: () => () => undefined,
      get: () => undefined,
      findKey: () => undefined,
      watch: (resource: string, key: string) => {
        watched.push(`${resource}/${key}`);
        return () => undefined;
      },
    }),
  };
  const { container } = render(
    <MantineProvider>
      <TextsProvider texts={mainTexts}>
        <FieldServicesContext value={services as FieldServices}>
          <FieldCell field={one} value={value} isWhole={false} />
        </FieldServicesContext>
      </TextsProvider>
    </MantineProvider>,
  );
  return { text: container.textContent, watched };
}

test.each<readonly [string, ReferenceField, unknown, string, readonly string[]]>([
  ["of an embedded record", field, { id: 3, fullName: "Cleo Stone" }, "Cleo Stone", []],
  ["without a title in the row", field, { id: 3 }, "3", ["requesters/3"]],
  [
    "of an expanded key",
    { ...field, keyPath: [], titlePath: undefined } as never,
    { id: 4, name: "Dag" },
    "Dag",
    [],
  ],
  [
    "of a record that another field identifies",
    { ...field, alternateKeys: ["email"], keyPath: ["email"] },
    { email: "a@b.test", fullName: "Ann" },
    "Ann",
    ["requesters/a%40b.test?email"],
  ],
  ["of a wildcard", { ...field, keyPath: [] }, "*", "*", []],
  ["of a key", { ...field, keyPath: [] }, 5, "5", ["requesters/5"]],
  ["without a key in its list", { ...field, kind: "references" }, [], "none", []],
  [
    "of a guessed relation",
    { ...field, isGuess: true },
    { id: 3, fullName: "Cleo Stone" },
    "Cleo Stone",
    ["requesters/3"],
  ],
  [
    "of an address in place of a guessed relation",
    { ...field, isGuess: true, keyPath: [], alternateKeys: ["name"] },
    "/assets/7",
    "/assets/7",
    ["assets/7"],
  ],
])("the title %s is read only if the row lacks it", (_, one, value, text, watched) => {
  const shown = show(one, value);
  expect(shown.text).toContain(text);
  expect(shown.watched).toEqual(watched);
});

test("embedded records show whether they are on", () => {
  const many = { ...field, kind: "references", titlePath: ["name"] } as const;
  const { text } = show(many, [
    { id: 1, name: "development", enabled: true },
    { id: 2, name: "production", enabled: false },
    { id: 3, name: "staging" },
  ]);
  expect(text).toContain("development Yesproduction Nostaging");
});
