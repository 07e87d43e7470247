import { createTestModel, record } from "./sample-paths.ts";

const BODIES: Readonly<Record<string, object | undefined>> = {
  rows: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
  page: {
    type: "object",
    properties: {
      items: { type: "array", items: { $ref: "#/components/schemas/Thing" } },
      total: { type: "integer" },
    },
  },
  record: { $ref: "#/components/schemas/Thing" },
  ok: { type: "object", properties: { ok: { type: "boolean" } } },
  any: {},
};

/** Operations of one style, a line each: `POST /users.info?user {user!} -> record => read users record`. */
export interface WordedPaths {
  readonly paths: object;
  /** Calls with the role, resource and scope after `=>`. */
  readonly expected: readonly string[];
}

/** Reads lines with method, path, names of query parameters and of the body (`!`: required, `[]`: list), and the response. */
export function readWordedPaths(text: string): WordedPaths {
  const paths: Record<string, Record<string, object>> = {};
  const expected: string[] = [];
  for (const line of text.trim().split("\n")) {
    const [, method = "", path = "", query = "", body, response = "", role = ""] =
      /^\s*([A-Z]+) ([^\s?]+)(?:\?(\S+))?(?: \{(.*?)\})? -> (\w+) => (.+)$/.exec(line) ?? [];
    const parameters = [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...query
        .split("&")
        .filter((name) => name !== "")
        .map((name) => ({
          name: name.replace("!", ""),
          in: "query",
          required: name.endsWith("!"),
          schema: { type: "string" },
        })),
    ];
    const schema = BODIES[response];
    const operation = {
      parameters,
      ...(body === undefined ? {} : { requestBody: json(bodyOf(body)) }),
      responses: schema === undefined ? { "204": {} } : { "200": json(schema) },
    };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    expected.push(`${method} ${path}: ${role}`);
  }
  return { paths, expected };
}

/** Role, resource and scope of each operation, in the format of `expected`. */
export async function listRoles(paths: object): Promise<readonly string[]> {
  const { operations } = await createTestModel(paths, { schemas: { Thing: record() } });
  return operations.map(
    ({ method, path, role, resource, scope }) =>
      `${method.toUpperCase()} ${path}: ${[role, resource ?? "-", scope].join(" ")}`,
  );
}

function json(schema: object): object {
  return { content: { "application/json": { schema } } };
}

function bodyOf(names: string): object {
  if (names === "Thing") return { $ref: "#/components/schemas/Thing" };
  const all = names.split(",");
  return {
    type: "object",
    properties: Object.fromEntries(
      all.map((name) => [
        name.replace(/!|\[\]/, ""),
        name.endsWith("[]") ? { type: "array", items: {} } : { type: "string" },
      ]),
    ),
    required: all.filter((name) => name.endsWith("!")).map((name) => name.replace("!", "")),
  };
}
