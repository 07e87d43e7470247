import fc from "fast-check";
import { expect, test } from "vitest";
import { createModel } from "./create-model.ts";

const schemas = {
  Order: {
    type: "object",
    required: ["id"],
    properties: {
      id: { type: "integer" },
      customer_id: { type: "integer" },
      customer: { $ref: "#/components/schemas/Customer" },
      lines: { type: "array", items: { $ref: "#/components/schemas/Line" } },
    },
  },
  Customer: {
    allOf: [{ $ref: "#/components/schemas/Base" }, { properties: { name: { type: "string" } } }],
  },
  Base: {
    properties: { id: { type: "integer" }, parent: { $ref: "#/components/schemas/Customer" } },
  },
  Line: {
    oneOf: [{ properties: { no: { type: "integer" } } }, { $ref: "#/components/schemas/Order" }],
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answer = (schema: object) => ({
  "200": { headers: { "X-Total-Count": {} }, content: { "application/json": { schema } } },
});
const query = ["page", "limit", "sort", "q", "total[gte]"].map((name) => ({
  name,
  in: "query",
  schema: {
    type: name === "sort" ? "string" : "integer",
    enum: name === "sort" ? ["id", "-id"] : undefined,
  },
}));

const base = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  servers: [{ url: "https://{host}/v1", variables: { host: { default: "h" } } }],
  security: [{ oauth: [] }],
  tags: [{ name: "sales" }],
  paths: {
    "/orders": {
      parameters: [{ name: "X-Tenant", in: "header", schema: { type: "string" } }],
      get: {
        tags: ["sales"],
        parameters: query,
        responses: answer({
          properties: { data: { type: "array", items: ref("Order") }, total: { type: "integer" } },
        }),
      },
      post: {
        requestBody: { content: { "application/json": { schema: ref("Order") } } },
        responses: answer(ref("Order")),
      },
    },
    "/orders/{id}": {
      parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
      get: { responses: answer(ref("Order")) },
      patch: {
        requestBody: { content: { "multipart/form-data": { schema: ref("Order") } } },
        responses: { "204": {} },
      },
      delete: { responses: { default: {} } },
    },
    "/orders/{id}/pay": { post: { operationId: "pay", responses: {} } },
    "/customers/{customer_id}": { get: { responses: answer(ref("Customer")) } },
    "/login": {
      post: {
        requestBody: {
          content: {
            "application/x-www-form-urlencoded": {
              schema: { properties: { username: {}, password: {} } },
            },
          },
        },
        responses: answer({ properties: { token: { type: "string" } } }),
      },
    },
  },
  components: {
    schemas,
    securitySchemes: {
      oauth: { type: "oauth2", flows: { password: { tokenUrl: "/login", scopes: {} } } },
    },
  },
};

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

/** Operations by the plainest reading: an object under a method's name. */
function countOperations(document: unknown): number {
  const paths = isObject(document) ? document["paths"] : undefined;
  if (!isObject(paths)) return 0;
  return Object.entries(paths)
    .filter(([path, item]) => path.startsWith("/") && isObject(item) && item["$ref"] === undefined)
    .flatMap(([, item]) =>
      methods.filter((method) => isObject(item) && isObject(own(item, method))),
    ).length;
}

function isObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const own = (value: { readonly [key: string]: unknown }, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/** Places of a document that may be changed: every member of every object and list. */
function listPlaces(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [path];
  return [
    path,
    ...Object.entries(value).flatMap(([key, item]) => listPlaces(item, [...path, key])),
  ];
}

const places = listPlaces(base).filter((path) => path.length > 0 && path.join() !== "openapi");

const hostile: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  true,
  "",
  "get",
  "__proto__",
  "\u0000\uD800<script>",
  "(a+)+$",
  "x".repeat(100_000),
  [],
  [[]],
  [null, 1, "x", {}],
  {},
  { $ref: "#" },
  { $ref: "#/paths" },
  { $ref: "#/components/schemas/Order" },
  { $ref: "#/components/schemas/Nobody" },
  { $ref: "elsewhere.yml#/x" },
  { $ref: 5 },
  { get: { responses: [] } },
  {
    type: { type: "object" },
    properties: [1],
    enum: {},
    required: true,
    allOf: [null],
    oneOf: "x",
  },
  {
    allOf: [{ $ref: "#/components/schemas/Order" }],
    anyOf: [{ $ref: "#/components/schemas/Line" }],
  },
  JSON.parse('{"__proto__": {"type": "string"}, "constructor": {"get": {}}, "hasOwnProperty": 1}'),
  { enum: Array.from({ length: 5_000 }, (_, index) => `value-${index}`) },
];

interface Change {
  readonly place: readonly string[];
  readonly kind: "drop" | "replace" | "copy" | "rename";
  readonly value: unknown;
  readonly from: readonly string[];
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.constantFrom(...places),
  kind: fc.constantFrom("drop", "replace", "replace", "copy", "rename"),
  value: fc.oneof(fc.constantFrom(...hostile), fc.jsonValue()),
  from: fc.constantFrom(...places),
});

function apply(document: unknown, { place, kind, value, from }: Change): void {
  const holder = place
    .slice(0, -1)
    .reduce<unknown>((at, key) => (isHolder(at) ? at[key] : undefined), document);
  const key = place.at(-1) ?? "";
  if (!isHolder(holder) || !(key in holder)) return;
  const source = from.reduce<unknown>((at, step) => (isHolder(at) ? at[step] : undefined), base);
  if (kind === "replace") holder[key] = structuredClone(value);
  else if (kind === "copy") holder[key] = structuredClone(source);
  else {
    const moved = holder[key];
    delete holder[key];
    if (kind === "rename") holder[`${key}\u00e9{}`] = moved;
  }
}

function isHolder(value: unknown): value is { [key: string]: unknown } {
  return typeof value === "object" && value !== null;
}

test(
  "a document that was tampered with never throws and loses no operation",
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const document: unknown = structuredClone(base);
        for (const one of changes) apply(document, one);
        const model = await createModel(JSON.stringify(document), {
          address: "https://h/openapi.json",
        });
        expect(model.problems.map(({ code }) => code)).not.toContain("not-understood");
        expect(model.operations.length).toBeGreaterThanOrEqual(countOperations(document));
        expect(new Set(model.operations.map(({ id }) => id)).size).toBe(model.operations.length);
      }),
      { numRuns: 400 },
    );
  },
);

test("text that was cut or mixed up never throws", { timeout: 60_000 }, async () => {
  const text = JSON.stringify(base, undefined, 1);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(text.length),
      fc.nat(text.length),
      fc.string(),
      async (start, length, extra) => {
        const model = await createModel(
          text.slice(0, start) + extra + text.slice(start + (length % 40)),
        );
        expect(model.problems.map(({ code }) => code)).not.toContain("not-understood");
      },
    ),
    { numRuns: 200 },
  );
});

test("ten thousand paths are understood in seconds", { timeout: 60_000 }, async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 5_000 }, (_, index) => [
      [`/things-${index}`, base.paths["/orders"]],
      [`/things-${index}/{id}`, base.paths["/orders/{id}"]],
    ]).flat(),
  );
  // Processor time: what else the machine does is not our doing.
  const start = process.cpuUsage();
  const model = await createModel(JSON.stringify({ ...base, paths }));
  expect(model.operations).toHaveLength(25_000);
  expect(model.resources).toHaveLength(5_000);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(30);
});

test("a chain of a thousand schemas that hold one another ends", async () => {
  const chain = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, index) => [
      `S${index}`,
      {
        allOf: [ref(`S${(index + 1) % 1_000}`)],
        anyOf: [ref(`S${(index + 7) % 1_000}`), ref(`S${(index + 11) % 1_000}`)],
        properties: { [`p${index}`]: ref(`S${(index + 3) % 1_000}`) },
      },
    ]),
  );
  const model = await createModel(
    JSON.stringify({
      ...base,
      components: { schemas: { ...chain, Order: ref("S0"), Customer: ref("S5") } },
    }),
  );
  expect(model.operations).toHaveLength(8);
});

test("YAML aliases cannot blow a model up", async () => {
  const bomb = `openapi: 3.1.0
paths: {/a: {get: {parameters: [{name: q, in: query, schema: {default: *x}}]}}}`;
  const levels = ["x-0: &x0 [1,1,1,1,1,1,1,1,1,1]"];
  for (let level = 1; level < 12; level += 1) {
    levels.push(
      `x-${level}: &x${level} [${Array.from({ length: 10 }, () => `*x${level - 1}`).join(",")}]`,
    );
  }
  const model = await createModel(`${levels.join("\n")}\n${bomb.replace("*x", "*x11")}`);
  expect(JSON.stringify(model).length).toBeLessThan(10_000);
  expect(model.operations).toHaveLength(1);
});
