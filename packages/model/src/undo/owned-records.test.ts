import { expect, test } from "vitest";
import { takeChunk } from "#partition/model-chunk.ts";
import { createTestModel, done, json, rows, sent } from "#testing/sample-paths.ts";
import { findInverse } from "./find-inverse.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const object = (properties: object) => ({ type: "object", properties });
const inPath = { parameters: [{ name: "id", in: "path", required: true, schema: whole }] };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

// Tags of an article by a junction table, lines of an order, and teams, which have another relation to their users.
test.each<readonly [string, string, string, string, object, object]>([
  ["links", "articles", "article_tag_ids", "article_tags", { article_id: whole }, { title: "Bow" }],
  ["parts", "orders", "order_line_ids", "order_lines", { order_id: whole }, { title: "Bow" }],
  [
    "another relation",
    "users",
    "team_ids",
    "teams",
    { lead_user_id: whole },
    { title: "Bow", team_ids: [7, 8] },
  ],
])("a deleted record is created again: %s", async (_, own, member, other, link, record) => {
  const schemas = {
    One: object({ id: whole, title: text, [member]: { type: "array", items: whole } }),
    Other: object({ id: whole, label: text, ...link }),
  };
  const model = await createTestModel(
    {
      [`/${own}`]: { get: rows(ref("One")), post: sent(ref("One")) },
      [`/${own}/{id}`]: { ...inPath, get: json(ref("One")), delete: done },
      [`/${other}`]: { get: rows(ref("Other")), post: sent(ref("Other")) },
      [`/${other}/{id}`]: { ...inPath, get: json(ref("Other")), delete: done },
    },
    { schemas },
  );
  const chunk = takeChunk(model, `resource:${own}`);
  if (chunk === undefined) throw new Error("not understood");
  const before = { id: 1, title: "Bow", [member]: [7, 8] };
  expect(findInverse(chunk, { kind: "remove", key: "1", before })).toMatchObject({
    kind: "create",
    record,
  });
  const inverse = findInverse(chunk, { kind: "remove", key: "1", before });
  expect("record" in inverse && Object.hasOwn(inverse.record as object, member)).toBe(
    Object.hasOwn(record, member),
  );
});
