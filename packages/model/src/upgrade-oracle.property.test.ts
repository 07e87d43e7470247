import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { upgrade } from "@scalar/openapi-upgrader";
import { CORE_SCHEMA, load } from "js-yaml";
import { expect, test } from "vitest";
import { createModel } from "./create-model.ts";

const rootOf = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const shared = rootOf("../shared/openapi/");
const own = [
  "petstore3/openapi.yaml",
  "fastapi-shop/openapi.json",
  "loopback-shop/openapi.json",
].map((name) => join(rootOf("examples"), name));
const others = [
  "gotify.json",
  "harbor.yaml",
  "netlify.yaml",
  "argocd.json",
  "petclinic.yaml",
  "redmine.yaml",
]
  .map((name) => join(shared, name))
  .filter((path) => existsSync(path));

if (others.length === 0) {
  // eslint-disable-next-line no-console -- the output shows that these tests did not run
  console.warn(`Skipped: no documents in ${shared}`);
}

test.each([...own, ...others])(
  "%s upgraded by another tool gives the same model",
  { timeout: 60_000 },
  async (path) => {
    const source = load(readFileSync(path, "utf8"), { schema: CORE_SCHEMA, json: true });
    const upgraded = upgrade(structuredClone(source) as Parameters<typeof upgrade>[0], "3.1");
    const ours = await createModel(JSON.stringify(source));
    const theirs = await createModel(JSON.stringify(upgraded));
    expect(comparable(ours)).toEqual(comparable(theirs));
  },
);

/** Removes allowed differences between the tools: evidence, schema pointers, server order, `byte`, required forms. */
function comparable(model: object): unknown {
  return JSON.parse(
    JSON.stringify(model, (key, value: unknown) => {
      if (["evidence", "problems", "schema", "pointer"].includes(key)) return undefined;
      if (key === "format" && value === "byte") return undefined;
      if (key === "servers" && Array.isArray(value)) return value.toSorted();
      if (key === "body" && typeof value === "object" && value !== null && "field" in value) {
        return {
          ...value,
          isRequired: undefined,
          field: { ...(value.field as object), isRequired: undefined },
        };
      }
      return value;
    }),
  );
}
