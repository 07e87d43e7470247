// @vitest-environment node
import { CompletionContext } from "@codemirror/autocomplete";
import { json } from "@codemirror/lang-json";
import { EditorState } from "@codemirror/state";
import { createModel } from "@quarterdeck/model";
import { expect, test } from "vitest";
import { createCompletions } from "./json-hints.ts";

const properties = {
  status: { type: "string", enum: ["draft", "open"] },
  street: { type: "string" },
  place: { type: "object", properties: { city: { type: "string" } } },
};
const content = { "application/json": { schema: { type: "object", properties } } };
const model = await createModel(
  JSON.stringify({
    openapi: "3.1.0",
    paths: {
      "/notes": {
        post: { operationId: "make", requestBody: { content }, responses: { 201: { content } } },
      },
    },
  }),
);
const operation = model.operations.find(({ id }) => id === "make");
const field = operation?.body?.field;

/** Options that match the typed text, at the bar in the text. */
function complete(text: string): readonly unknown[] {
  if (field === undefined) throw new Error("no field");
  const at = text.indexOf("|");
  const doc = text.replace("|", "");
  const state = EditorState.create({ doc, extensions: [json()] });
  const source = createCompletions({ field, shapes: model.shapes ?? {} });
  const result = source(new CompletionContext(state, at, false));
  if (result === null) return [];
  const typed = doc.slice(result.from, at);
  return result.options
    .filter(({ label }) => label.startsWith(typed))
    .map(({ label, apply = label }) => apply);
}

test.each([
  ["a name after its quote", '{"st|"}', ['"status": ', '"street": ']],
  ["a name that is not used", '{"status": "open", "st|"}', ['"street": ']],
  ["a name that has a value", '{"st|": 1}', ['"status"', '"street"']],
  ["a name inside another member", '{"place": {"c|"}}', ['"city": ']],
  ["a value", '{"status": "dr|"}', ['"draft"']],
  ["a name that is not described", '{"x|"}', []],
])("completes %s", (_, text, options) => {
  expect(complete(text)).toEqual(options);
});
