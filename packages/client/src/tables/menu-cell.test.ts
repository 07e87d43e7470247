// @vitest-environment node
import type { Resource } from "@quarterdeck/model";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { menuColumn } from "./menu-cell.tsx";

function labelOf(own: Partial<Resource>, row: unknown): unknown {
  const resource = { name: "", key: [], fields: [], ...own } as unknown as Resource;
  const t = ((_: string, values?: { readonly name: string }) => values?.name ?? "") as never;
  const cell = menuColumn(resource, () => undefined, t).renderCell(row);
  return (cell as ReactElement<{ readonly "aria-label": string }>).props["aria-label"];
}

const id = [{ parameter: "id", field: ["id"] }];

test.each<readonly [string, Partial<Resource>, unknown, string]>([
  ["its title", { name: "hosts", key: id, title: ["name"] }, { id: 4, name: "web" }, "web"],
  ["its key", { name: "hosts", key: id }, { id: 4 }, "4"],
  [
    "its first text, without a key",
    {},
    { ttl: 300, name: "www.a.test.", type: "A" },
    "www.a.test.",
  ],
  ["nothing, without a text", {}, { ttl: 300 }, ""],
])("the menu of a row is named by %s", (_, resource, row, expected) => {
  expect(labelOf(resource, row)).toBe(expected);
});
