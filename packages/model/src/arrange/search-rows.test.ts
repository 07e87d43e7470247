import { expect, test } from "vitest";
import { ExactNumber } from "#types/json.ts";
import type { Field } from "#types/field.ts";
import { arrangeRows } from "./arrange-rows.ts";

const field = (name: string, kind: string, members: object = {}) =>
  ({ name, label: name, isRequired: false, kind, ...members }) as never as Field;

/** Periods without alerts: UUIDs, times, and conditions as a list. */
const silences = [7, 17, 2].map((at) => ({
  id: `${at + 10}7C21F0-7777-4c57-8d07-7d70c5a7e977`,
  comment: `maintenance ${at}`,
  createdBy: `user${at}`,
  startsAt: "2026-07-17T07:17:27.007Z",
  status: { state: "active" },
  matchers: [{ name: "alertname", value: `Alert${at}` }],
  labels: { severity: at === 7 ? "critical" : "low" },
}));

/** Zones of a name server: names as keys, serials. */
const zones = [
  { id: "example7.org.", serial: 2_026_112_807, kind: "Native" },
  { id: "example17.org.", serial: 7, kind: "Slave" },
  { id: "other.org.", serial: new ExactNumber("90071992547409931"), kind: "Native" },
];

/** Orders of a document store: opaque keys, decimals as texts, references with known titles. */
const orders = [
  { _id: "65f7c0ffee7a5b1f2d3e4a57", total: "17.70", buyer: "u1", note: "Express", iban: "DE4400" },
  { _id: "65f1c0ffee1a5b1f2d3e4a51", total: "7", buyer: "u2", note: "Letter 12", iban: "FR1100" },
];

const fields = {
  silences: [
    field("id", "text", { format: "uuid" }),
    field("comment", "text"),
    field("startsAt", "date-time"),
    field("labels", "map", { item: field("", "text") }),
  ],
  zones: [
    field("id", "text"),
    field("serial", "number"),
    field("kind", "choice", {
      choices: [
        { value: "Native", label: "Own database" },
        { value: "Slave", label: "Copy" },
      ],
    }),
  ],
  orders: [
    field("total", "number"),
    field("buyer", "reference", { to: "people", keyPath: [] }),
    field("note", "text"),
  ],
};
const rows = { silences, zones, orders };
const titles: Readonly<Record<string, string>> = { u1: "Ann Sea", u2: "Bo Land" };

test.each<readonly [keyof typeof rows, string, string]>([
  // A short word is not searched inside of ids, times and numbers, which contain it by chance.
  ["silences", "maintenance 7", "0 1"],
  ["silences", "user2", "2"],
  ["silences", "active alert17", "1"],
  ["silences", "177c21f0-7777-4c57-8d07-7d70c5a7e977", "0"],
  ["silences", "277c21", "1"],
  ["silences", "2026-07-17", "0 1 2"],
  ["silences", "27.007", ""],
  ["silences", "severity: critical", "0"],
  ["silences", "severity=low", "1 2"],
  ["zones", "example7", "0"],
  ["zones", "7.org", "0 1"],
  ["zones", "7", "0 1"],
  ["zones", "2026112", "0"],
  ["zones", "9007199254740993", "2"],
  ["zones", "own other", "2"],
  ["orders", "7", "1"],
  ["orders", "17.7", "0"],
  ["orders", "express", "0"],
  ["orders", "65f7c", "0"],
  ["orders", "sea", "0"],
  ["orders", "12 land", "1"],
  ["orders", "440", "0"],
])("in %s, %j finds the rows %s", (name, search, want) => {
  const resource = { fields: fields[name] };
  const all: readonly unknown[] = rows[name];
  const matches = arrangeRows(resource, all, { sort: [], search }, (_, key) => titles[key]);
  expect(matches.map((row) => all.indexOf(row)).join(" ")).toBe(want);
});
