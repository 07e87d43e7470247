import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDescribeArguments } from "#config/read-describe-arguments.ts";
import { describe } from "./describe.ts";
import { createLoader } from "./create-loader.ts";
import { inflate } from "./inflate.ts";
import { readDescription } from "./read-description.ts";

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-describe-"));
const document = JSON.stringify({
  openapi: "3.1.0",
  info: { title: "Shop", version: "2" },
  paths: { "/orders": { $ref: "paths/orders.yml#/Orders" } },
});
const orders = `Orders:
  get:
    operationId: listOrders
    responses:
      "200":
        content:
          application/json:
            schema: {type: array, items: {type: object, properties: {id: {type: integer}}}}
`;

const metadata = `<edmx:Edmx Version="4.0" xmlns:edmx="x"><edmx:DataServices><Schema Namespace="N">
<EntityType Name="T"><Key><PropertyRef Name="ID"/></Key><Property Name="ID" Type="Edm.Int32"/></EntityType>
<EntityContainer Name="C"><EntitySet Name="Things" EntityType="N.T"/></EntityContainer>
</Schema></edmx:DataServices></edmx:Edmx>`;

const responses: { readonly [path: string]: readonly [number, string] } = {
  "/openapi.json": [200, document],
  "/paths/orders.yml": [200, orders],
  "/odata/$metadata": [200, metadata],
  "/round": [302, "/round"],
  "/away": [302, "http://127.0.0.2:9/x.json"],
};
const server = createServer((request, response) => {
  const [status, text] = responses[request.url ?? ""] ?? [302, "/openapi.json"];
  response.writeHead(status, status === 302 ? { location: text } : {}).end(text);
});
let origin = "";

beforeAll(async () => {
  writeFileSync(join(folder, "openapi.json"), document);
  mkdirSync(join(folder, "paths"));
  writeFileSync(join(folder, "paths", "orders.yml"), orders);
  writeFileSync(join(folder, "empty.json"), "");
  writeFileSync(join(folder, "none.json"), '{"openapi": "3.1.0", "paths": {}}');
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const run = (args: readonly string[]) => describe(readDescribeArguments(args));

test("a file is described with the files next to it", async () => {
  const { output, complaint, exitCode } = await run([join(folder, "openapi.json")]);
  expect({ complaint, exitCode }).toEqual({ complaint: "", exitCode: 0 });
  expect(output).toContain("Shop 2");
  expect(output).toContain("Orders  [orders]");
  expect(output).toContain("1 of 1        operations of the description that can be sent");
  expect(output).toMatch(/because +returns a list of objects \(\d+ %\) \[\/paths\/~1orders\/get\]/);
  expect(output).toMatch(/ rows: the response is a list \(\d+ %\)/);
});

test("an address is described, after redirects too", async () => {
  const { output } = await run([`${origin}/moved`, "--json"]);
  const model = JSON.parse(output) as {
    readonly servers: unknown;
    readonly resources: readonly object[];
  };
  expect(model.servers).toEqual([origin]);
  expect(model.resources).toMatchObject([{ name: "orders" }]);
});

test.each<readonly [() => readonly string[], number, RegExp]>([
  [() => [], 2, /Name a document/],
  [() => ["a", "b"], 2, /Only one document/],
  [() => ["a", "--overlay"], 2, /--overlay needs a value/],
  [() => ["a", "--overlay", "--json"], 2, /--overlay needs a value/],
  [
    () => [join(folder, "openapi.json"), "--overlay", "no.yaml"],
    1,
    /overlay at no.yaml could not be/,
  ],
  [() => ["a", "--yaml"], 2, /no flag --yaml/],
  [() => [join(folder, "nowhere.json")], 1, /file does not exist\. Check the path/],
  [() => [folder], 1, /is a directory/],
  [() => [join(folder, "empty.json")], 1, /is empty/],
  [() => [join(folder, "none.json")], 1, /describes no operations/],
  [() => ["a", "--api-header", "no colon"], 2, /--api-header must be a header with its value/],
  [() => ["http://127.0.0.1:9/x"], 1, /could not be read/],
  [() => ["http://user:secret@127.0.0.1:9/x?token=secret"], 1, /could not be read/],
])("an unreadable description is one line on the error output (%#)", async (args, code, line) => {
  const { output, complaint, exitCode } = await run(args());
  expect(output).toBe("");
  expect(exitCode).toBe(code);
  expect(complaint).toMatch(line);
  expect(complaint).not.toContain("secret");
});

test("overlays apply in their order", async () => {
  writeFileSync(
    join(folder, "a.yaml"),
    "overlay: 1.0.0\nactions: [{target: $.info, update: {title: A}}]",
  );
  writeFileSync(
    join(folder, "b.yaml"),
    "overlay: 1.1.0\nactions: [{target: $.info.version, update: '3'}]",
  );
  const args = [join(folder, "openapi.json"), "--json"];
  const overlay = (name: string) => ["--overlay", join(folder, name)];
  const { output } = await run([...args, ...overlay("a.yaml"), ...overlay("b.yaml")]);
  expect(JSON.parse(output)).toMatchObject({ title: "A", apiVersion: "3", problems: [] });
});

test("a broken overlay is a problem of the model", async () => {
  writeFileSync(join(folder, "broken.yaml"), "overlay: [");
  const { output, exitCode } = await run([
    join(folder, "openapi.json"),
    `--overlay=${join(folder, "broken.yaml")}`,
  ]);
  expect(exitCode).toBe(0);
  expect(output).toContain("Shop 2");
  expect(output).toMatch(/error: broken\.yaml could not be read\. Invalid YAML/);
});

test("a description from the network reads no file of this machine", async () => {
  const load = createLoader(`${origin}/openapi.json`);
  await expect(load(join(folder, "openapi.json"))).rejects.toThrow("no-web-address");
  await expect(load("file:///etc/hosts.json")).rejects.toThrow("no-web-address");
  expect(await load(`${origin}/paths/orders.yml`)).toBe(orders);
});

test("a description reaches no private host but its own", async () => {
  const otherServer = createLoader("https://api.example.com/openapi.json");
  await expect(otherServer(`${origin}/openapi.json`)).rejects.toThrow("private-network");
  await expect(otherServer("http://169.254.169.254/latest.json")).rejects.toThrow(
    "private-network",
  );
  await expect(otherServer("http://localhost:1/x.json")).rejects.toThrow("private-network");
  const fromFile = createLoader(pathToFileURL(join(folder, "openapi.json")).href);
  await expect(fromFile(`${origin}/openapi.json`)).rejects.toThrow("private-network");
});

test("a redirect leads no description into a private network", async () => {
  const here = createLoader(`${origin}/openapi.json`);
  expect(await here(`${origin}/moved`)).toBe(document);
  await expect(here(`${origin}/away`)).rejects.toThrow("private-network");
  await expect(here(`${origin}/round`)).rejects.toThrow("too-many-redirects");
});

test("a description in a file reads descriptions next to it and nothing else", async () => {
  const load = createLoader(pathToFileURL(join(folder, "openapi.json")).href);
  expect(await load(join(folder, "paths", "orders.yml"))).toBe(orders);
  writeFileSync(join(folder, "id_rsa"), "secret");
  await expect(load(join(folder, "id_rsa"))).rejects.toThrow("no-description-file");
  await expect(load("/dev/zero")).rejects.toThrow("no-description-file");
});

test("a description in UTF-16 is read", async () => {
  const path = join(folder, "wide.json");
  writeFileSync(path, Buffer.from(`\uFEFF${document}`, "utf16le"));
  expect(await readDescription(path)).toMatchObject({ text: document });
});

test("a compressed description is read, up to the size limit", async () => {
  const path = join(folder, "small.json.gz");
  writeFileSync(path, gzipSync(document));
  expect(await readDescription(path)).toMatchObject({ text: document });
  expect(() => inflate(gzipSync("x".repeat(5000)), 1000)).toThrow("too-large");
});

test("OData metadata at an address is read, with its folder as the server", async () => {
  const { output } = await run([`${origin}/odata/$metadata`, "--json"]);
  expect(JSON.parse(output)).toMatchObject({
    servers: [`${origin}/odata`],
    resources: [{ name: "Things" }],
  });
});

test("a description that cannot be read is a problem", async () => {
  expect(await readDescription(join(folder, "nowhere.json"))).toMatchObject({
    code: "description-unavailable",
    severity: "error",
  });
});
