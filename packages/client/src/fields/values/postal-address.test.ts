// @vitest-environment node
import type { Field } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { postalAddress } from "./postal-address.ts";

const text = (name: string): Field => ({ kind: "text", name, label: name, isRequired: false });

function addressOf(name: string, record: Readonly<Record<string, unknown>>): string | undefined {
  const fields = Object.keys(record).map(text);
  return postalAddress(text(name), fields, record);
}

test.each<readonly [string, Readonly<Record<string, unknown>>, string | undefined]>([
  ["street", { city: "Bonn", street: "Am Markt 1", zip: "53111" }, "Am Markt 1, 53111, Bonn"],
  [
    "addressLine1",
    { addressLine1: "1 High St", postalCode: "N1", country: "GB" },
    "1 High St, N1, GB",
  ],
  ["ship_street", { ship_street: "Rua 1", ship_city: "Porto", city: "Rome" }, "Rua 1, Porto"],
  ["address", { address: "Am Markt 1,\n53111 Bonn" }, "Am Markt 1, 53111 Bonn"],
  ["street", { street: "Am Markt 1" }, undefined],
  ["email_address", { email_address: "a b", city: "Bonn" }, undefined],
  ["ip_address", { ip_address: "::1", city: "Bonn" }, undefined],
  ["address", { address: "0x1234" }, undefined],
  ["name", { name: "Bonn", city: "Bonn" }, undefined],
])("the postal address of %s in %j", (name, record, address) => {
  expect(addressOf(name, record)).toBe(address);
});

test("the postal address of an object", () => {
  const group: Field = {
    ...text("address"),
    kind: "group",
    fields: [text("city"), text("street")],
  };
  const record = { address: { city: "Bonn", street: "Am Markt 1" } };
  expect(postalAddress(group, [group], record)).toBe("Am Markt 1, Bonn");
});
