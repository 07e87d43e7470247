// @vitest-environment node
import type { ImportMode, ImportPlan } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { inspectFile } from "#transfer/import-file.ts";
import { createSetup } from "./import-setup.ts";

/** Plans of a resource whose new records need these members. */
function plansOf(required: readonly string[]): readonly ImportPlan[] {
  const fields = ["name", "text"].map((name) => {
    return { kind: "text", name, label: name, isRequired: required.includes(name) } as const;
  });
  const columns = fields.map((field) => ({ name: field.name, path: [field.name], field }));
  const body = {
    field: { kind: "group", name: "", label: "", isRequired: true, fields } as const,
    names: new Set(fields.map(({ name }) => name)),
  };
  const plan = (mode: ImportMode, bodies: ImportPlan["bodies"]): ImportPlan => ({
    mode,
    bodies,
    columns,
    keys: mode === "create" ? [] : columns.slice(0, 1),
  });
  return [
    plan("create", { create: body }),
    plan("change", { change: body }),
    plan("upsert", { create: body, change: body }),
  ];
}

test.each([
  ["with keys of the API changes records", "name,text\na,b\n", [], "change"],
  ["with keys that new records need adds or changes", "name,text\na,b\n", ["name"], "upsert"],
  ["without keys adds records", "text\nb\n", ["name"], "create"],
])("a file %s", async (_title, content, required, mode) => {
  const source = await inspectFile(new File([content], "rows.csv"));
  expect(createSetup(plansOf(required), source)?.plan.mode).toBe(mode);
});
