// @vitest-environment node
import { type ImportPlan, listPlansByField, type RecordRef } from "@quarterdeck/model";
import { expect, test } from "vitest";
import type { ImportSource } from "#transfer/import-file.ts";
import { inspectFile } from "#transfer/import-file.ts";
import { readBase64, writeBase64 } from "#transfer/file-base64.ts";
import { matchColumnOf } from "./import-setup.ts";
import { readStoredSetup, restoreSetup, toStoredSetup } from "./stored-setup.ts";

const text = (name: string) => ({ kind: "text", name, label: name, isRequired: false }) as const;
const columns = ["id", "name", "city"].map((name) => ({ name, path: [name], field: text(name) }));
const plans: readonly ImportPlan[] = [
  { mode: "create", bodies: {}, columns, keys: [] },
  { mode: "upsert", bodies: {}, columns, keys: columns.slice(0, 1) },
];
const filters = [{ name: "city", at: { parameter: "city" }, operator: "is", fieldName: "city" }];
const resource = { name: "people", key: [{ field: ["id"] }], list: { filters } } as never;
const target: RecordRef = { resource, parents: { team: "7" }, chunk: {} as never };

async function sourceOf(content: string, name = "people.csv"): Promise<ImportSource> {
  return inspectFile(new File([content], name));
}

test("a file and its settings are restored unchanged", async () => {
  const file = new File([new Uint8Array([0xff, 0xfe, 97, 0, 44, 0, 98, 0, 10, 0])], "a.csv");
  const back = readBase64((await writeBase64(file)) ?? "", file.name);
  expect(new Uint8Array(await back.arrayBuffer())).toEqual(
    new Uint8Array(await file.arrayBuffer()),
  );
  const source = await sourceOf("id,town\n1,Aix\n");
  const [, plain] = plans;
  const [plan] = plain === undefined ? [] : listPlansByField(plain, resource);
  if (plan === undefined) throw new Error("No plan.");
  expect(matchColumnOf(plan)).toBe("city");
  const setup = {
    source,
    plan,
    mapping: new Map([["town", "city"]]),
    numbers: "comma" as const,
    parameters: { notify: 1 },
  };
  const stored: unknown = JSON.parse(JSON.stringify(toStoredSetup(target, setup)));
  const storedSetup = readStoredSetup(stored, target);
  expect(restoreSetup(plans, source, { storedSetup, resource })).toEqual(setup);
});

test.each([
  ["another file of that name", "id,town\n1,Aix\n2,Pau\n", "people.csv"],
  ["a file of another name", "id,town\n1,Aix\n", "others.csv"],
])("%s starts with default settings", async (_, content, name) => {
  const old = await sourceOf("id,town\n1,Aix\n");
  const [plan] = plans;
  if (plan === undefined) throw new Error("No plan.");
  const stored = toStoredSetup(target, { source: old, plan, mapping: new Map(), parameters: {} });
  const setup = restoreSetup(plans, await sourceOf(content, name), {
    storedSetup: stored,
    resource,
  });
  expect([...(setup?.mapping ?? [])]).toEqual([["id", "id"]]);
});

test("settings of another list are ignored", () => {
  const stored = { resource: "people", parents: { team: "8" } };
  expect(readStoredSetup(stored, target)).toBeUndefined();
});
