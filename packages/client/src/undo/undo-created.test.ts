import { createModel, takeChunk } from "@quarterdeck/model";
import { afterEach, expect, test, vi } from "vitest";
import { createHttp } from "#http/http.ts";
import { createQueryClient } from "#queries/query-client.ts";
import { emitSaved } from "#records/emit-saved.ts";
import { onWrite, type WriteEvent } from "#records/write-events.ts";
import { createSessionStore } from "#session/session-store.ts";
import { findUndo } from "./find-undo.ts";
import { createEntry } from "./history-entry.ts";
import { undoWrite } from "./undo-write.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const json = (schema: object) => ({ description: "", content: { "application/json": { schema } } });

async function openSilences(keyName: string) {
  const text = { type: "string" };
  const silence = { type: "object", properties: { id: text, comment: text, state: text } };
  const created = { type: "object", properties: { [keyName]: text } };
  const parameters = [{ name: "id", in: "path", required: true, schema: text }];
  const responses = { "200": json(silence) };
  const model = await createModel(
    JSON.stringify({
      openapi: "3.0.3",
      paths: {
        "/silences": {
          get: { responses: { "200": json({ type: "array", items: silence }) } },
          post: { requestBody: json(silence), responses: { "201": json(created) } },
        },
        "/silences/{id}": {
          parameters,
          get: { responses },
          delete: { responses: { "204": { description: "" } } },
        },
      },
    }),
  );
  const chunk = takeChunk(model, "resource:silences");
  if (chunk?.resource === undefined) throw new Error("The model has no silences.");
  return { model, chunk, resource: chunk.resource };
}

test.each(["id", "silenceID", "uuid"])(
  "a creation whose response is only a key (%s) is undone, though the API changes the sent values",
  async (keyName) => {
    const { model, chunk, resource } = await openSilences(keyName);
    const sent: string[] = [];
    const stored = { id: "b2", comment: "Night work", state: "active" };
    vi.stubGlobal("fetch", (url: string, { method }: RequestInit) => {
      sent.push(`${method} ${new URL(url, location.origin).pathname}`);
      const body = method === "GET" ? JSON.stringify(stored) : null;
      const headers = { "content-type": "application/json" };
      return Promise.resolve(new Response(body, { status: body ? 200 : 204, headers }));
    });
    const client = createQueryClient(createHttp(createSessionStore()));
    const operation = chunk.operations.find(({ method }) => method === "post");
    if (operation === undefined) throw new Error("The model has no creation.");
    const events: WriteEvent[] = [];
    const stop = onWrite((event) => events.push(event));
    emitSaved(client, operation, {
      target: { chunk, resource, parents: {} },
      change: { before: undefined, after: { comment: " Night work" } },
      key: "b2",
      record: { [keyName]: "b2" },
    });
    stop();
    const [event] = events;
    if (event === undefined) throw new Error("Nothing was written.");
    const entry = createEntry(event, chunk);
    const inverse = findUndo(model, chunk, entry);
    if (inverse.kind === "none") throw new Error(inverse.reason);
    const outcome = await undoWrite({ client, chunk, entry, inverse, allowUnrelated: false });
    expect(outcome).toMatchObject({ kind: "done" });
    expect(sent.at(-1)).toBe("DELETE /api/silences/b2");
  },
);
