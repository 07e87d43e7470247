// @vitest-environment node
import { createModel, writeOverlay } from "@quarterdeck/model";
import type { AdminModel, Resource } from "@quarterdeck/model";
import { expect, test } from "vitest";
import type { CorrectionInput } from "./correction-input.ts";
import { fieldInputs, operationInputs } from "./field-inputs.ts";
import { listInputs, resourceInputs, setInputs } from "./resource-inputs.ts";

const words = {
  none: "none",
  noReference: "nothing",
  asUnderstood: "as understood",
  asTyped: "as typed",
  inBrowser: "in the browser",
  detected: "as detected",
  onlyReads: "reads",
  changesData: "changes",
  schemes: { token: "", basic: "", none: "" },
  roles: {
    action: "",
    create: "",
    list: "",
    read: "",
    remove: "",
    replace: "",
    update: "",
  },
};

const integer = { type: "integer" };
const ship = { $ref: "#/components/schemas/Ship" };
const response = (schema: object) => ({
  responses: { "200": { content: { "application/json": { schema } } } },
});
const id = { name: "id", in: "path", required: true, schema: integer };
const query = (name: string) => ({ name, in: "query", schema: integer });

const fleet = {
  openapi: "3.1.0",
  info: { title: "Fleet", version: "1" },
  paths: {
    "/ships": {
      get: {
        operationId: "ships",
        parameters: [query("page"), query("from"), query("count"), query("sign")],
        ...response({
          type: "object",
          properties: { items: { type: "array", items: ship }, all: integer },
        }),
      },
    },
    "/ships/{id}": {
      parameters: [id],
      get: response(ship),
      patch: { requestBody: { content: { "application/json": { schema: ship } } } },
    },
    "/ports": { get: response({ type: "array", items: { $ref: "#/components/schemas/Port" } }) },
    "/ports/{id}": { parameters: [id], get: response({ $ref: "#/components/schemas/Port" }) },
  },
  components: {
    schemas: {
      Ship: {
        type: "object",
        properties: {
          id: integer,
          name: { type: "string" },
          sign: { type: "string" },
          home: integer,
        },
      },
      Port: { type: "object", properties: { id: integer, name: { type: "string" } } },
    },
  },
};

function ships({ resources }: AdminModel): Resource {
  const resource = resources.find(({ name }) => name === "ships");
  if (resource === undefined) throw new Error("there are no ships");
  return resource;
}

function inputsOf(model: AdminModel): readonly CorrectionInput[] {
  const resource = ships(model);
  const own = model.operations.filter((operation) => operation.resource === "ships");
  return [
    ...resourceInputs(resource, own),
    ...listInputs(resource, own, words),
    ...resource.fields.flatMap((field) => fieldInputs(resource, field, model.resources, words)),
    ...resource.fields.flatMap(({ name }) => setInputs(resource, name, own)),
    ...own.flatMap((operation) => operationInputs(operation, words)),
  ];
}

/** Model with the overlay of the corrections. */
async function correct(values: { readonly [id: string]: string }): Promise<AdminModel> {
  const inputs = inputsOf(await createModel(JSON.stringify(fleet)));
  const corrections = Object.entries(values).map(([name, value]) => {
    const input = inputs.find((one) => one.id === name);
    if (input === undefined) throw new Error(`no input ${name}`);
    return { label: name, ...input.correct(value) };
  });
  const text = writeOverlay("Corrections", corrections);
  const model = await createModel(JSON.stringify(fleet), {
    overlays: [{ text, address: "fixes.yaml" }],
  });
  expect(model.problems).toEqual([]);
  return model;
}

test.each<readonly [{ readonly [id: string]: string }, object]>([
  [{ "resource ships one": "Vessel" }, { labels: { one: "Vessel", many: "Ships" } }],
  [{ "resource ships title": "sign" }, { title: ["sign"] }],
  [{ "resource ships key": "sign" }, { key: [{ field: ["sign"] }] }],
  [{ "resource ships hidden": "yes" }, { isHidden: true }],
  [
    { "list ships offset": "from", "list ships size": "count" },
    { list: { paging: { style: "offset", offset: { parameter: "from" } } } },
  ],
  [{ "list ships first": "0" }, { list: { paging: { style: "page", first: 0 } } }],
  [{ "list ships paging": "yes" }, { list: { paging: { style: "none" } } }],
  [
    { "list ships sort": "from", "list ships sortForm": "colon" },
    { list: { sort: { form: "colon", at: { parameter: "from" } } } },
  ],
  [
    { "list ships sort": "from", "list ships sortForm": "dot" },
    { list: { sort: { form: "dot" } } },
  ],
  [
    { "list ships filter sign": "contains" },
    {
      list: {
        filters: [{ name: "from" }, { name: "sign", fieldName: "sign", operator: "contains" }],
      },
    },
  ],
  [{ "list ships filters": "yes" }, { list: { filters: [] } }],
  [
    { "list ships filter sign": "contains", "list ships filters": "yes" },
    { list: { filters: [] } },
  ],
  [{ "list ships total": "all" }, { list: { total: { in: "body", path: ["all"] } } }],
])("the model has the correction %j", async (values, want) => {
  expect(ships(await correct(values))).toMatchObject(want);
});

test.each([
  ["label", "Radio call sign", "sign", { label: "Radio call sign" }],
  ["format", "uri", "sign", { kind: "url" }],
  ["choices", "A, B", "sign", { kind: "choice" }],
  ["references", "ports", "home", { kind: "reference", to: "ports" }],
])("the model has the corrected %s of a field", async (member, value, name, want) => {
  const { fields } = ships(await correct({ [`field ships ${name} ${member}`]: value }));
  expect(fields.find((field) => field.name === name)).toMatchObject(want);
});

test("the API sets a field: forms leave it out, and the correction can be taken back", async () => {
  const id = "field ships sign readOnly";
  const model = await correct({ [id]: "yes" });
  const body = model.operations.find(({ role }) => role === "update")?.body?.field;
  expect(body).toMatchObject({
    fields: expect.arrayContaining([expect.objectContaining({ name: "sign", isReadOnly: true })]),
  });
  expect(inputsOf(model).find((one) => one.id === id)?.current).toBe("yes");
  expect(ships(await correct({ [id]: "" })).readOnly).toBeUndefined();
});

test("a field that one operation takes, and another one not, can be one that the API sets", async () => {
  const { post, ...others } = { post: fleet.paths["/ships/{id}"].patch, ...fleet.paths["/ships"] };
  const description = "The only fields which can be modified are: name.";
  const edit = { ...fleet.paths["/ships/{id}"], patch: { ...post, description } };
  const paths = { "/ships": { ...others, post }, "/ships/{id}": edit };
  const model = await createModel(JSON.stringify({ ...fleet, paths }));
  expect(inputsOf(model)).toContainEqual(
    expect.objectContaining({ id: "field ships sign readOnly", current: "" }),
  );
});

test("a key of several parts is a list of fields", async () => {
  const parameters = ["home", "sign"].map((name) => ({ ...id, name }));
  const ofTwo = { ...fleet.paths["/ships/{id}"], parameters };
  const paths = { "/ships": fleet.paths["/ships"], "/ships/{home}/{sign}": ofTwo };
  const text = JSON.stringify({ ...fleet, paths });
  const key = inputsOf(await createModel(text)).find((one) => one.id === "resource ships key");
  if (key === undefined) throw new Error("no input for the key");
  const correction = { label: "key", ...key.correct("home, name") };
  const overlay = { text: writeOverlay("Corrections", [correction]), address: "fixes.yaml" };
  const model = await createModel(text, { overlays: [overlay] });
  expect(ships(model).key).toMatchObject([{ field: ["home"] }, { field: ["name"] }]);
});

test("a field can be hidden, an operation renamed and given another role", async () => {
  const model = await correct({
    "field ships sign hidden": "yes",
    "operation get-ships-id role": "action",
    "operation get-ships-id label": "Look at",
  });
  expect(ships(model).fields.map(({ name }) => name)).not.toContain("sign");
  expect(ships(model).operations.read).toBeUndefined();
  expect(model.operations.find(({ path }) => path === "/ships/{id}")?.label).toBe("Look at");
});

test("an input shows the current value, which is among its choices", async () => {
  for (const { current, choices, id: name } of inputsOf(await createModel(JSON.stringify(fleet)))) {
    if (choices !== undefined) {
      expect(
        choices.map(({ value }) => value),
        name,
      ).toContain(current);
    }
  }
});

test("a field of another file cannot be corrected", () => {
  const resource = { name: "x", schema: undefined } as unknown as Resource;
  const field = { name: "a", kind: "text", label: "A", isRequired: false } as const;
  expect(fieldInputs(resource, field, [], words)).toEqual([]);
});
