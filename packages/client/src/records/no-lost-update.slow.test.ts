import {
  createModel,
  mergeRecord,
  parseJson,
  takeChunk,
  writeJson,
  type KeyedRecordRef,
} from "@quarterdeck/model";
import { array, assert, asyncProperty, boolean, constantFrom, record } from "fast-check";
import { expect, test, vi } from "vitest";
import { testClient } from "#queries/testing/test-client.ts";
import { changeRecord } from "./write-record.ts";

type Note = Readonly<Record<string, unknown>>;

/** Method and precondition by which an API prevents lost updates. */
interface Guard {
  readonly method: "patch" | "put";
  /** `test`: by the `test` steps of JSON Patch (RFC 6902). */
  readonly by: "tag" | "version" | "test";
  /** True if the description has the `If-Match` parameter. */
  readonly isDescribed: boolean;
}

const text = { type: "string" };
const properties = { id: { type: "integer", readOnly: true }, a: text, b: text, c: text };

async function describe({ method, by, isDescribed }: Guard): Promise<KeyedRecordRef> {
  const version = { type: "integer" };
  const schema = {
    type: "object",
    properties: by === "version" ? { ...properties, version } : properties,
  };
  const content = { "application/json": { schema } };
  const steps = { "application/json-patch+json": { schema: { type: "array", items: {} } } };
  const responses = { "200": { description: "", content } };
  const tag = { name: "If-Match", in: "header", schema: text };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.1.0",
      paths: {
        "/notes": {
          get: {
            responses: {
              "200": {
                description: "",
                content: { "application/json": { schema: { type: "array", items: schema } } },
              },
            },
          },
          // The create body describes the members that a JSON Patch can change.
          post: { requestBody: { content }, responses },
        },
        "/notes/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "integer" } }],
          get: { responses },
          [method]: {
            parameters: isDescribed && by === "tag" ? [tag] : [],
            requestBody: { content: by === "test" ? steps : content },
            responses,
          },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:notes");
  if (chunk?.resource === undefined) throw new Error("no notes");
  return { chunk, resource: chunk.resource, key: "5", parents: {} };
}

/** Serves one record; `before` runs before each call, for changes by other users. */
function serve({ method, by }: Guard, before: (call: string) => void) {
  let note: Note = { id: 5, a: "0", b: "0", c: "0", ...(by === "version" && { version: 1 }) };
  let count = 1;
  const put = (next: Note): void => {
    count += 1;
    note = { ...next, id: 5, ...(by === "version" && { version: count }) };
  };
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    before(init.method ?? "");
    const headers: Record<string, string> = { "content-type": "application/json" };
    if (by === "tag") headers["etag"] = `"${count}"`;
    if (init.method === "GET") return new Response(writeJson(note), { headers });
    const body = parseJson(String(init.body)) as Note;
    if (by === "test") {
      const isMatch = (body as unknown as readonly Step[]).every(
        ({ op, path, value }) => op !== "test" || note[path.slice(1)] === value,
      );
      if (!isMatch) return new Response("{}", { status: 409, headers });
      put({ ...note, ...replacedBy(body as unknown as readonly Step[]) });
      return new Response(writeJson(note), { headers });
    }
    const isStale =
      by === "tag"
        ? new Headers(init.headers).get("if-match") !== `"${count}"`
        : body["version"] !== count;
    if (isStale) return new Response("{}", { status: by === "tag" ? 412 : 409, headers });
    put(method === "patch" ? { ...note, ...body } : body);
    headers["etag"] = `"${count}"`;
    return new Response(writeJson(note), { headers });
  });
  return {
    read: () => ({ record: note, ...(by === "tag" && { etag: `"${count}"` }) }),
    change: (change: Note) => put({ ...note, ...change }),
  };
}

interface Step {
  readonly op: string;
  readonly path: string;
  readonly value: unknown;
}

function replacedBy(steps: readonly Step[]): Note {
  const replaced = steps.filter(({ op }) => op !== "test");
  return Object.fromEntries(replaced.map(({ path, value }) => [path.slice(1), value]));
}

const member = constantFrom("a", "b", "c");
const edits = array(record({ name: member, value: constantFrom("1", "2", "3") }), {
  minLength: 1,
  maxLength: 3,
});
const story = record({
  mine: edits,
  /** Changes by other users, each before one of the next calls. */
  others: array(record({ edits, atRead: boolean() }), { maxLength: 3 }),
});

function applied(
  note: Note,
  changes: readonly { readonly name: string; readonly value: string }[],
) {
  return { ...note, ...Object.fromEntries(changes.map(({ name, value }) => [name, value])) };
}

const guards: readonly Guard[] = [
  { method: "patch", by: "tag", isDescribed: true },
  { method: "patch", by: "tag", isDescribed: false },
  { method: "put", by: "tag", isDescribed: true },
  { method: "put", by: "tag", isDescribed: false },
  { method: "patch", by: "version", isDescribed: true },
  { method: "put", by: "version", isDescribed: true },
  { method: "patch", by: "test", isDescribed: true },
];

const client = testClient();

test.each(guards)(
  "no update is lost: $method, guarded by $by, described: $isDescribed",
  async (guard) => {
    const target = await describe(guard);
    await assert(
      asyncProperty(story, async ({ mine, others }) => {
        const waiting = [...others];
        const theirs = new Map<string, string>();
        const api = serve(guard, (call) => {
          const at = waiting.findIndex(({ atRead }) => atRead === (call === "GET"));
          const [next] = at < 0 ? [] : waiting.splice(at, 1);
          if (next === undefined) return;
          api.change(applied({}, next.edits));
          for (const { name, value } of next.edits) theirs.set(name, value);
        });
        let base = api.read();
        let after: unknown = applied(base.record, mine);
        for (let round = 0; round < 9; round += 1) {
          const outcome = await changeRecord(client, target, {
            before: base.record,
            after,
            ...base,
          });
          if (outcome.kind !== "conflict") break;
          // The user resolves the conflict: members that both changed take their value.
          const versions = { before: base.record, mine: after, theirs: outcome.theirs };
          after = mergeRecord(versions, () => false);
          base = {
            record: outcome.theirs as Note,
            ...(outcome.etag !== undefined && { etag: outcome.etag }),
          };
        }
        const now = api.read().record;
        // The last change of the others wins; other members have my values.
        expect(now).toMatchObject(Object.fromEntries(theirs));
        for (const { name } of mine) {
          if (!theirs.has(name)) expect(now[name]).toBe(applied({}, mine)[name]);
        }
      }),
      { numRuns: 60 },
    );
  },
);
