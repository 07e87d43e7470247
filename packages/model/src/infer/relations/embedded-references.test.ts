import { expect, test } from "vitest";
import { createModel } from "#create-model.ts";

const integer = { type: "integer" };
const text = { type: "string" };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const list = (items: object) => ({ type: "array", items });
const object = (properties: object) => ({ type: "object", properties });
const json = (schema: object) => ({ content: { "application/json": { schema } } });
const reads = (schema: object) => ({ responses: { "200": json(schema) } });

/** Field of the update of a vessel whose read and write share their schema, next to lists of the other schemas. */
async function writtenField(
  name: string,
  schema: object,
  others: Readonly<Record<string, object>>,
  written: object = ref("Vessel"),
) {
  const own = { Vessel: object({ id: integer, name: text, [name]: schema }), ...others };
  const paths = Object.fromEntries(
    Object.keys(own).flatMap((one) => {
      const path = `/${one.replace(/[A-Z]/g, (sign) => `-${sign}`.toLowerCase()).slice(1)}s`;
      const put = { requestBody: json(one === "Vessel" ? written : ref(one)), ...reads(ref(one)) };
      const parameters = [{ name: "id", in: "path", required: true, schema: integer }];
      return [
        [path, { get: reads(list(ref(one))), post: put }],
        [`${path}/{id}`, { parameters, get: reads(ref(one)), put }],
      ];
    }),
  );
  const model = await createModel(
    JSON.stringify({ openapi: "3.1.0", paths, components: { schemas: own } }),
  );
  const vessels = model.resources.find(({ labels }) => labels.many === "Vessels");
  const { operations } = vessels ?? {};
  const id = operations?.replace ?? operations?.update;
  const field = model.operations.find((one) => one.id === id)?.body?.field;
  return field?.kind === "group" ? field.fields.find((one) => one.name === name) : undefined;
}

const named = object({ id: integer, name: text });
const readOnly = object({ id: { ...integer, readOnly: true }, name: text });
const described = (description: string) => ({ allOf: [ref("Owner")], description });

// Entities of Spring, scaffolds of .NET, and a hand-written description.
test.each<readonly [string, string, object, Readonly<Record<string, object>>, object]>([
  [
    "one record of a list",
    "owner",
    ref("Owner"),
    { Owner: named },
    { kind: "reference", to: "owners", keyPath: ["id"] },
  ],
  [
    "records of a list",
    "crews",
    list(ref("Crew")),
    { Crew: named },
    { kind: "references", to: "crews", keyPath: ["id"] },
  ],
  [
    "an object with a key that requests cannot write",
    "owner",
    ref("Owner"),
    { Owner: readOnly },
    { kind: "group" },
  ],
  [
    "words about a new record",
    "owner",
    described("Without an ID, a new one is created"),
    { Owner: named },
    { kind: "group" },
  ],
  ["parts by their name", "lines", list(ref("Line")), { Line: named }, { kind: "list" }],
  [
    "parts by the name of the record",
    "vesselChecks",
    list(ref("VesselCheck")),
    { VesselCheck: named },
    { kind: "list" },
  ],
  [
    "parts that refer to the record",
    "checks",
    list(ref("Check")),
    { Check: object({ id: integer, name: text, vesselId: integer }) },
    { kind: "list" },
  ],
])("%s", async (_, name, schema, others, expected) => {
  expect(await writtenField(name, schema, others)).toMatchObject(expected);
});

test("an object of requests with another schema stays one", async () => {
  const own = object({ name: text, owner: object({ name: text }) });
  const field = await writtenField("owner", ref("Owner"), { Owner: named }, own);
  expect(field).toMatchObject({ kind: "group" });
});
