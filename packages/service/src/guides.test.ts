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

/** Values in the guides that the test replaces. */
const documented = { api: "https://api.example.com", overlay: "fixes.overlay.yaml" };

const folder = mkdtempSync(join(tmpdir(), "quarterdeck-guides-"));
const overlay = join(folder, documented.overlay);

const text = { type: "string" };
const key = { name: "id", in: "path", required: true, schema: { type: "integer" } };
const order = { $ref: "#/components/schemas/Order" };
const orders = {
  responses: {
    200: { content: { "application/json": { schema: { type: "array", items: order } } } },
  },
};
/** Contains all targets of the guide's example: a missing target is a problem. */
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

/** Arguments of a command in a guide, with the addresses of the test. */
function readArguments(guide: string, command: string): readonly string[] {
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const lines = readGuide(guide).split("\n");
  const line = lines.find((one) => one.trim().startsWith(`${command} -- `)) ?? "";
  const args = line.trim().slice(`${command} -- `.length).split(" ");
  expect(args.join(" "), `${command} in ${guide}`).toContain(documented.api);
  return args.map((arg) =>
    arg.replace(documented.api, origin).replace(/^fixes\.overlay\.yaml$/, overlay),
  );
}

/** Members of the model that the guide's example corrects. */
function summarize({ problems, operations, resources }: AdminModel): object {
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

test("the describe command of the guide prints the model", async () => {
  const args = readArguments("your-api.md", "npm run -s describe");
  const { output, exitCode } = await describe(readDescribeArguments(args));
  expect(exitCode).toBe(0);
  expect(output).toMatch(/^Shop[^]*orders[^]*internalNotes/);
});

test("the describe command with an overlay prints the corrected model", async () => {
  const args = readArguments("corrections.md", "npm run -s describe");
  const { output } = await describe(readDescribeArguments([...args, "--json"]));
  expect(summarize(JSON.parse(output) as AdminModel)).toEqual(corrected);
});

test("the start command with an overlay serves the corrected model", async () => {
  const command = readCommand(readArguments("corrections.md", "npm start"), {});
  if (command.kind !== "serve") throw new Error("these flags do not serve");
  const messages: string[] = [];
  const service = await createService(command.config, {
    clientDir: join(folder, "client"),
    print: (message) => messages.push(message),
    log: "quiet",
    startCommand: { program: "npm start --", flags: [] },
  });
  const origin = await service.server.listen({ port: 0, host: "127.0.0.1" });
  const response = await fetch(`${origin}/-/model.json`);
  const model = (await response.json()) as AdminModel;
  await service.close();
  expect(summarize(model)).toEqual(corrected);
  expect(messages).toEqual([]);
});
