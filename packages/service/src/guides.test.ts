import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AdminModel } from "@quarterdeck/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readCommand } from "#config/read-command.ts";
import { readDescribeArguments } from "#config/read-describe-arguments.ts";
import { describe } from "#describe/describe.ts";
import { createService } from "./app.ts";

/** What the guides call the places that a test has of its own. */
const written = { api: "https://api.example.com", overlay: "fixes.overlay.yaml" };

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-guides-"));
const overlay = join(folder, written.overlay);

const text = { type: "string" };
const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const order = { $ref: "#/components/schemas/Order" };
const orders = {
  responses: {
    200: { content: { "application/json": { schema: { type: "array", items: order } } } },
  },
};
/** Has each place that the guide's example corrects: one that is missing is a problem. */
const shop = {
  openapi: "3.1.0",
  info: { title: "Shop", version: "1" },
  paths: {
    "/orders": { get: orders },
    "/orders/{id}/pay": { parameters: [key], post: { summary: "Pay", responses: { 204: {} } } },
  },
  components: {
    schemas: {
      Order: {
        type: "object",
        properties: { id: { type: "integer" }, total: text, internalNotes: text },
      },
    },
  },
};

const api = createServer((_, response) => response.end(JSON.stringify(shop)));

beforeAll(async () => {
  const [, example = ""] = /^```yaml\n([^]*?)^```$/m.exec(readGuide("corrections.md")) ?? [];
  writeFileSync(overlay, example);
  mkdirSync(join(folder, "client"));
  writeFileSync(join(folder, "client/index.html"), "<!doctype html><html><head></head></html>");
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

function readGuide(name: string): string {
  return readFileSync(new URL(`../../../docs/${name}`, import.meta.url), "utf8");
}

/** What a guide writes behind the command that begins so, in the place where it has an example. */
function readWords(guide: string, command: string): readonly string[] {
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const lines = readGuide(guide).split("\n");
  const line = lines.find((one) => one.trim().startsWith(`${command} -- `)) ?? "";
  const words = line.trim().slice(`${command} -- `.length).split(" ");
  expect(words.join(" "), `${command} in ${guide}`).toContain(written.api);
  return words.map((word) =>
    word.replace(written.api, origin).replace(/^fixes\.overlay\.yaml$/, overlay),
  );
}

/** What the guide's example is about. */
function summarise({ problems, operations, resources }: AdminModel): object {
  const fields = resources[0]?.fields.map(({ name, label }) => ({ name, label }));
  return { problems, operations: operations.map(({ label }) => label), fields };
}

const corrected = {
  problems: [],
  operations: expect.arrayContaining(["Take the payment"]) as unknown,
  fields: [
    { name: "id", label: "ID" },
    { name: "total", label: "Grand total" },
  ],
};

test("the guide's way to look at a description prints what is understood", async () => {
  const words = readWords("your-api.md", "npm run -s describe");
  const { output, exitCode } = await describe(readDescribeArguments(words));
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^Shop[^]*orders[^]*internalNotes/);
});

test("the guide's way to describe with corrections describes the corrected API", async () => {
  const words = readWords("corrections.md", "npm run -s describe");
  const { output } = await describe(readDescribeArguments([...words, "--json"]));
  expect(summarise(JSON.parse(output) as AdminModel)).toEqual(corrected);
});

test("the guide's way to start with corrections serves the corrected API", async () => {
  const command = readCommand(readWords("corrections.md", "npm start"), {});
  if (command.kind !== "serve") throw new Error("these flags do not serve");
  const said: string[] = [];
  const service = await createService(command.config, {
    clientDir: join(folder, "client"),
    say: (sentence) => said.push(sentence),
    log: "quiet",
  });
  const origin = await service.server.listen({ port: 0, host: "127.0.0.1" });
  const answer = await fetch(`${origin}/-/model.json`);
  const model = (await answer.json()) as AdminModel;
  await service.close();
  expect(summarise(model)).toEqual(corrected);
  expect(said).toEqual([]);
});
