import { expect, test } from "vitest";
import { createTestModel, json, rows } from "#testing/sample-paths.ts";
import { resourceChunk, takeChunk } from "#partition/model-chunk.ts";

const whole = { type: "integer" };
const text = { type: "string" };
const uuid = { type: "string", format: "uuid" };
const list = (items: object) => ({ type: "array", items });
const object = (properties: object) => ({ type: "object", properties });

/** Paths of records whose path takes the member `key`. */
function pathsOf(path: string, key: string, properties: Readonly<Record<string, object>>) {
  const parameters = [{ name: key, in: "path", required: true, schema: properties[key] }];
  return {
    [path]: { get: rows(object(properties)) },
    [`${path}/{${key}}`]: { parameters, get: json(object(properties)) },
  };
}

/** Django with slugs, a forge with user names, a shop with codes, a registry with public UUIDs. */
const documents = {
  django: {
    ...pathsOf("/projects", "slug", { pk: whole, slug: text, name: text }),
    ...pathsOf("/users", "id", { id: whole, username: text, email: text }),
  },
  forge: {
    ...pathsOf("/projects", "path", { id: whole, path: text, title: text }),
    ...pathsOf("/users", "login", { id: whole, login: text, email: text }),
  },
  shop: {
    ...pathsOf("/countries", "id", { id: whole, code: { ...text, maxLength: 2 }, name: text }),
    ...pathsOf("/warehouses", "id", { id: uuid, warehouse_code: text, city: text }),
  },
  registry: {
    ...pathsOf("/packages", "name", { uuid, name: text, summary: text }),
    ...pathsOf("/people", "id", { id: uuid, handle: text, firstName: text }),
  },
  // A CMS, a biller and a fleet: another id, of any type, is next to the key.
  twoIds: {
    ...pathsOf("/authors", "documentId", {
      documentId: uuid,
      id: { anyOf: [text, { type: "number" }] },
      name: text,
    }),
    ...pathsOf("/plans", "guid", { guid: uuid, id: text, name: text }),
    ...pathsOf("/devices", "uuid", { uuid, pk: text, name: text }),
  },
};

type Style = keyof typeof documents;

/** The reference in the last field of tasks. */
async function relate(style: Style, own: object): Promise<string> {
  const { resources } = await createTestModel({
    ...documents[style],
    ...pathsOf("/tasks", "id", { id: whole, note: text, ...own }),
  });
  const field = resources.find(({ name }) => name === "tasks")?.fields.at(-1);
  if (field?.kind !== "reference" && field?.kind !== "references") return field?.kind ?? "";
  const path = field.keyPath.length === 0 ? "" : ` in ${field.keyPath.join(".")}`;
  return `${field.to}${field.isGuess ? "?" : ""} by ${field.alternateKeys?.join() ?? "key"}${path}`;
}

test.each<readonly [Style, object, string]>([
  ["twoIds", { author: uuid }, "authors by key"],
  ["twoIds", { plan: uuid }, "plans by key"],
  ["twoIds", { device: uuid }, "devices by key"],
  ["twoIds", { devices: list(uuid) }, "devices by key"],
  ["django", { project: whole }, "projects by pk"],
  ["django", { project_id: whole }, "projects by pk"],
  ["django", { project_slug: text }, "projects by key"],
  ["django", { author_username: text }, "users by username"],
  ["django", { user: whole }, "users by key"],
  ["django", { owner: text }, "users? by username,email"],
  ["django", { project: object({ pk: whole, name: text }) }, "projects by pk in pk"],
  ["django", { watchers: list(text) }, "users? by username,email"],
  ["forge", { project_id: whole }, "projects by id"],
  ["forge", { project_ids: list(whole) }, "projects by id"],
  ["forge", { assignee_id: whole }, "users by id"],
  ["forge", { assignee_login: text }, "users by key"],
  ["forge", { author: object({ id: whole, email: text }) }, "users by id in id"],
  ["shop", { country: text }, "countries? by code,name"],
  ["shop", { country: { ...text, maxLength: 2 } }, "countries by code"],
  ["shop", { country_code: text }, "countries by code"],
  ["shop", { countries: list(text) }, "countries? by code,name"],
  ["shop", { warehouse_code: text }, "warehouses by warehouse_code"],
  ["shop", { address: text }, "text"],
  ["registry", { package: uuid }, "packages by uuid"],
  ["registry", { package_id: uuid }, "packages by uuid"],
  ["registry", { packageName: text }, "packages by key"],
  ["registry", { reviewer_handle: text }, "people by handle"],
])("%s: %j refers to %s", async (style, own, expected) => {
  expect(await relate(style, own)).toBe(expected);
});

test.each([
  ["country_code", "country_id"],
  ["country_name", "country"],
])("%s next to %s repeats the record", async (name, key) => {
  expect(await relate("shop", { [key]: whole, [name]: text })).toBe("text");
});

test.each([
  [{ resource: "users", field: "username" }, "users by username"],
  [{ resource: "users", field: "id" }, "users by key"],
  [{ resource: "users" }, "users by username,email"],
])("the declared reference %j is %s", async (reference, expected) => {
  const own = { made_for: { ...text, "x-quarterdeck-references": reference } };
  expect(await relate("django", own)).toBe(expected);
});

test.each([
  ["project", whole, "projects", "pk"],
  ["author_username", text, "users", "username"],
])("%s selects the related records of one of the %s", async (name, type, target, member) => {
  const model = await createTestModel({
    ...documents.django,
    ...pathsOf("/tasks", "id", { id: whole, [name]: type }),
  });
  const referrers = takeChunk(model, resourceChunk(target))?.referrers;
  expect(referrers).toMatchObject([{ resource: "tasks", member, isByMember: true }]);
});
