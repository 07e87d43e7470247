import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";
import { describeCalls } from "./convert-calls.ts";

type Row = Readonly<Record<string, unknown>>;

const records: readonly [string, Row, string | undefined][] = [
  ["addresses", { email: "ada@a.test", original_email: "ada@a.test", verified: true }, "email"],
  ["accounts", { login: "ada", display: "Ada", url: "https://a.test/accounts/ada" }, "login"],
  ["machines", { hostname: "web8", state: "up", address: "10.0.0.8" }, "hostname"],
  ["vhosts", { name: "web8", state: "up" }, "name"],
  ["teams", { team_id: "web8", alias: "web8" }, "team_id"],
  ["species", { id: "web8", town: "Oslo" }, "id"],
  ["ports", { town: "Oslo", state: "open" }, undefined],
];

test.each(records)(
  "the key of %s is the member with the value in the path",
  async (list, record, key) => {
    const value = key === undefined ? "zz-1" : String(record[key]);
    const read = { method: "get", query: [] };
    const calls = [
      { ...read, segments: [list], response: { status: 200, value: [record, { ...record }] } },
      { ...read, segments: [list, value], response: { status: 200, value: record } },
    ];
    const { resources } = await createModel(JSON.stringify(describeCalls(calls, {})));
    const own = resources.find(({ collectionPath }) => collectionPath === `/${list}`);
    expect(own?.key.map(({ field }) => field.join("."))).toEqual(key === undefined ? [] : [key]);
  },
);
