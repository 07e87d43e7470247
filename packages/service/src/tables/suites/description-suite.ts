import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { describeTables } from "#tables/describe-tables.ts";
import type { JsonSchema, OpenApiDocument } from "#tables/open-api.ts";
import type { TableRole } from "#tables/table-role.ts";
import type { TestApi } from "#testing/tables-api.ts";

export function testDescription(get: () => TestApi): void {
  const describeFor = async (role: TableRole): Promise<OpenApiDocument> =>
    describeTables(await get().catalog.read(role));
  const properties = async (name: string): Promise<{ readonly [column: string]: JsonSchema }> => {
    const schema = (await describeFor("editor")).components.schemas[name];
    return schema?.["properties"] as { readonly [column: string]: JsonSchema };
  };

  test("every relation has a path, its schema as its tag, and its key if it has one", async () => {
    const { paths, tags } = await describeFor("editor");
    expect(Object.keys(paths)).toEqual([
      "/Odd%20names.clients",
      "/Odd%20names.clients/{id}",
      "/sl%2Fash%2C%20%2541%20%22q%22%7Bx%7D",
      "/sl%2Fash%2C%20%2541%20%22q%22%7Bx%7D/{key1}",
      "/shop.accounts",
      "/shop.accounts/{id}",
      "/bill_lines",
      "/bill_lines/{bill_code},{line_no}",
      "/bills",
      "/bills/{code}",
      "/shop.clients",
      "/shop.clients/{id}",
      "/coded",
      "/coded/{id}",
      "/counted",
      "/heap",
      "/letters",
      "/letters/{id}",
      "/line_notes",
      "/line_notes/{id}",
      "/parted",
      "/parted/{id}",
      "/rich",
      "/rich/{id}",
      "/aggregates/{table}",
    ]);
    expect(tags).toEqual([{ name: "Odd names" }, { name: "shop", description: "The shop" }]);
  });

  test("a viewer's description has no writing in it, an editor's has none for views", async () => {
    const methods = async (role: TableRole, path: string): Promise<readonly string[]> =>
      Object.keys((await describeFor(role)).paths[path] ?? {}).filter(
        (name) => name !== "parameters",
      );
    expect(await methods("viewer", "/bills")).toEqual(["get"]);
    expect(await methods("viewer", "/bills/{code}")).toEqual(["get"]);
    expect(await methods("editor", "/bills")).toEqual(["get", "post"]);
    expect(await methods("owner", "/bills/{code}")).toEqual(["get", "patch", "delete"]);
    expect(await methods("editor", "/counted")).toEqual(["get"]);
    expect(JSON.stringify(await describeFor("viewer"))).not.toContain(".create");
  });

  test("a reference to a table that the user may not read has no target", async () => {
    const { tables, ...others } = await get().catalog.read("editor");
    const rest = tables.filter(({ path }) => path !== "shop.clients");
    const { schemas } = describeTables({ tables: rest, ...others }).components;
    expect(schemas["bills"]?.["properties"]).toMatchObject({
      client_id: { "x-quarterdeck-references": { resource: "/" } },
    });
  });

  test("columns describe their types, limits, choices, defaults and comments", async () => {
    expect(await properties("shop.clients")).toMatchObject({
      id: { type: "integer", format: "int64" },
      name: { type: "string", "x-quarterdeck-title": true },
      email: { type: ["string", "null"], maxLength: 40, format: "email" },
      discount: { type: "number", minimum: 0, maximum: 100, multipleOf: 0.01, default: 0 },
      vip: { type: "boolean", default: false },
      born: { type: ["string", "null"], format: "date" },
      secret: { contentEncoding: "base64" },
      boss_id: {
        type: ["integer", "null"],
        description: "The client's manager",
        "x-quarterdeck-references": { resource: "shop.clients", field: "id" },
      },
    });
    expect(await properties("bills")).toMatchObject({
      state: { enum: ["open", "it's, done", "lost"], default: "open" },
      small: { type: ["integer", "null"], minimum: 1, maximum: 9 },
      weekday: { type: ["string", "null"], enum: ["mon", "tue", null] },
      placed_at: { format: "date-time" },
      span: { format: "duration" },
      tags: { type: "array", items: { type: ["string", "null"] } },
    });
    expect((await properties("bill_lines"))["total"]).toMatchObject({ readOnly: true });
  });

  test("a new row requires columns without a default; a change takes a key without one", async () => {
    const { schemas } = (await describeFor("editor")).components;
    expect(schemas["bills.create"]?.["required"]).toEqual(["code", "client_id", "amount"]);
    const changed = Object.keys(schemas["bill_lines.update"]?.["properties"] as object);
    expect(changed).toEqual(["bill_code", "line_no", "quantity", "price"]);
    expect(Object.keys(schemas["shop.clients.update"]?.["properties"] as object)).not.toContain(
      "id",
    );
    expect(Object.keys(schemas["line_notes.create"]?.["properties"] as object)).not.toContain("id");
  });

  test("a list takes arrays with commas, ranges in brackets, and sorts by ordered types", async () => {
    const list = (await describeFor("viewer")).paths["/bills"]?.get as {
      readonly parameters: readonly {
        readonly name?: string;
        readonly explode?: boolean;
        readonly schema: JsonSchema;
      }[];
    };
    const names = list.parameters.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["sort", "q", "state", "amount[gte]", "page[is]", "extra[null]"]),
    );
    expect(names).not.toContain("extra");
    const sort = list.parameters.find(({ name }) => name === "sort");
    expect(sort).toMatchObject({ explode: false, schema: { type: "array" } });
    expect(JSON.stringify(sort)).toContain('"-amount"');
    expect(JSON.stringify(sort), "all types with an order").toContain('"-tags"');
  });

  test("the console understands all of it", async () => {
    for (const role of ["viewer", "editor"] as const) {
      const model = await createModel(JSON.stringify(await describeFor(role)), {});
      expect(model.problems).toEqual([]);
      expect(model.figures.operations.count).toBe(model.operations.length);
      const bills = model.resources.find(({ name }) => name === "bills");
      expect(bills?.list?.paging).toMatchObject({ style: "page", first: 1 });
      expect(bills?.list?.total).toEqual({ in: "body", path: ["total"] });
      expect(bills?.list?.sort).toMatchObject({ form: "sign", isMultiple: true });
      expect(bills?.fields.find(({ name }) => name === "client_id")).toMatchObject({
        kind: "reference",
        to: "shop.clients",
      });
      const lines = model.resources.find(({ name }) => name === "bill_lines");
      expect(lines?.key).toEqual([
        { field: ["bill_code"], parameter: "bill_code", isEscaped: true },
        { field: ["line_no"], parameter: "line_no" },
      ]);
    }
  });
}
