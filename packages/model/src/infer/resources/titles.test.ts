import { expect, test } from "vitest";
import { recordTitle } from "#request/records/record-title.ts";
import { createTestModel, rows } from "#testing/sample-paths.ts";

const text = { type: "string" };
const uri = { type: "string", format: "uri" };
const whole = { type: "integer" };
const labels = { type: "object", additionalProperties: text };
const time = { type: "string", format: "date-time" };

test.each<
  readonly [style: string, path: string, properties: object, row: object, title: string | undefined]
>([
  ["Django: url is an address", "/groups/", { url: uri, name: text }, { url: "u", name: "A" }, "A"],
  [
    "only addresses",
    "/hooks",
    { id: whole, url: uri, href: text, self: text },
    { url: "u" },
    undefined,
  ],
  [
    "Twilio: friendly_name",
    "/Keys.json",
    { sid: text, friendly_name: text, uri: text },
    { sid: "SK1", friendly_name: "Main", uri: "/x" },
    "Main",
  ],
  ["the only text is a value", "/tags", { id: whole, value: text }, { value: "new" }, "new"],
  [
    "a number that people see",
    "/orders",
    { id: text, display_id: whole, created_at: time, total: whole },
    { id: "o_1", display_id: 7, created_at: "2026-01-02T00:00:00Z", total: 3 },
    "7",
  ],
  [
    "an invoice by its number",
    "/invoices",
    { id: text, invoiceNo: whole, date: time, amount: whole },
    { invoiceNo: 1042, amount: 3 },
    "1042",
  ],
  ["display_name", "/teams", { id: text, display_name: text }, { display_name: "Red" }, "Red"],
  [
    "a reference names another record",
    "/moves",
    { id: whole, sku: { ...text, "x-quarterdeck-references": { resource: "products" } } },
    { id: 1, sku: "S-1" },
    undefined,
  ],
  [
    "localized name",
    "/categories",
    { id: whole, name: { type: "object", properties: { en: text, de: text } } },
    { id: 1, name: { de: "Tee", en: "Tea" } },
    "Tea",
  ],
  [
    "localized name in any language, before a code",
    "/dishes",
    {
      id: whole,
      code: text,
      name: { type: "object", additionalProperties: text },
    },
    { id: 1, code: "T", name: { fr: "Thé", de: "Tee" } },
    "Thé",
  ],
  ["name of any type", "/rooms", { id: whole, name: {} }, { id: 1, name: "Attic" }, "Attic"],
  [
    "a field with the name of the record, not a note",
    "/collections",
    { collection: text, note: text },
    { collection: "articles", note: "All of them" },
    "articles",
  ],
  ["a region", "/regions", { region: text, comment: text }, { region: "North" }, "North"],
  ["a currency by its code", "/currencies", { currency: text, code: text }, { code: "SEK" }, "SEK"],
  [
    "a text with its markup",
    "/posts",
    { id: whole, slug: text, title: { type: "object", properties: { rendered: text, raw: text } } },
    { id: 1, slug: "a", title: { rendered: "A &amp; B", raw: "A & B" } },
    "A & B",
  ],
  [
    "a text as HTML",
    "/campaigns",
    { id: whole, code: text, subject: { type: "object", properties: { html: text, plain: text } } },
    { id: 1, code: "c1", subject: { html: "<b>New</b>", plain: "New" } },
    "New",
  ],
  [
    "only markup",
    "/pages",
    { id: whole, slug: text, name: { type: "object", properties: { rendered: text } } },
    { id: 1, slug: "p", name: { rendered: "Page" } },
    "Page",
  ],
  [
    "a group with other members",
    "/films",
    { id: whole, slug: text, title: { type: "object", properties: { raw: text, author: text } } },
    { id: 1, slug: "f", title: { raw: "x", author: "y" } },
    "f",
  ],
  [
    "first and last name",
    "/customers",
    { id: whole, first_name: text, last_name: text, email: text },
    { first_name: "Ada", last_name: "Lovelace", email: "a@b.c" },
    "Ada Lovelace",
  ],
  [
    "camel case, JSON:API",
    "/people",
    {
      id: text,
      attributes: { type: "object", properties: { firstName: text, lastName: text } },
    },
    { firstName: "Ada", lastName: "Lovelace" },
    "Ada Lovelace",
  ],
  [
    "a user with a job title and a login",
    "/employees",
    { title: text, login: text, firstname: text, lastname: text },
    { title: "Ms.", login: "ada", firstname: "Ada", lastname: "Lovelace" },
    "Ada Lovelace",
  ],
  [
    "a user with a code",
    "/players",
    { code: text, surname: text, forename: text },
    { code: "P1", surname: "Lovelace", forename: "Ada" },
    "Ada Lovelace",
  ],
  [
    "a full name wins over its parts",
    "/members",
    { first_name: text, last_name: text, full_name: text },
    { first_name: "Ada", last_name: "L", full_name: "Ada King" },
    "Ada King",
  ],
  [
    "day and amount",
    "/payments",
    { id: text, created_at: time, amount: whole, currency: text },
    { id: "p1", created_at: "2026-05-12T10:00:00Z", amount: 30, currency: "eur" },
    "2026-05-12 · 30 EUR",
  ],
  [
    "seconds since 1970",
    "/refunds",
    { id: text, created: { type: "integer", format: "unix-time" }, total: whole },
    { id: "r1", created: 1_778_544_000, total: 5 },
    "2026-05-12 · 5",
  ],
  [
    "kind and day",
    "/activities",
    { id: text, action: { enum: ["opened", "closed"] }, occurredAt: time },
    { id: "a", action: "opened", occurredAt: "2026-05-12T10:00:00Z" },
    "opened · 2026-05-12",
  ],
  [
    "Alertmanager: a comment of a silence",
    "/silences",
    { id: text, startsAt: time, createdBy: text, comment: text },
    { id: "8e99e8ce", comment: "Host moves" },
    "Host moves",
  ],
  [
    "Discourse: the text of a post",
    "/posts",
    { id: whole, user_id: whole, body: text, created_at: time },
    { id: 1, body: "Hello" },
    "Hello",
  ],
  [
    "a question before its description",
    "/faqs",
    { id: whole, description: text, question: text },
    { description: "Opening hours", question: "When?" },
    "When?",
  ],
  [
    "a name before prose",
    "/tasks",
    { id: whole, description: text, filename: text },
    { description: "Long", filename: "a.txt" },
    "a.txt",
  ],
  [
    "Prometheus: labels of an alert",
    "/alerts",
    { fingerprint: text, labels, annotations: labels },
    { labels: { alertname: "Disk full", instance: "a" }, annotations: { summary: "Full" } },
    "Disk full",
  ],
  [
    "AWS: tags of a machine",
    "/machines",
    { id: text, size: whole, tags: labels },
    { tags: { Name: "web-1", team: "a" } },
    "web-1",
  ],
  [
    "labels without a name",
    "/series",
    { id: text, dimensions: labels },
    { dimensions: { zone: "eu", rack: "7" } },
    undefined,
  ],
  [
    "a remark that most records lack",
    "/rentals",
    { id: whole, comment: { anyOf: [text, { type: "null" }] }, starts_at: time },
    { id: 7, comment: "Late pickup" },
    undefined,
  ],
  [
    "a note that may be null",
    "/visits",
    { id: whole, note: { type: ["string", "null"] } },
    { id: 7, note: "At the door" },
    undefined,
  ],
  [
    "a question that may be null",
    "/polls",
    { id: whole, question: { type: ["string", "null"] } },
    { id: 7, question: "Tea?" },
    "Tea?",
  ],
  [
    "a comment before labels",
    "/alerts",
    { id: text, labels, comment: text },
    { labels: { alertname: "Disk full" }, comment: "Known" },
    "Known",
  ],
  [
    "an image with several tags, before its labels",
    "/images",
    { Id: text, Labels: labels, RepoTags: { type: "array", items: text } },
    { Id: "sha256:1", Labels: null, RepoTags: ["web:1.0", "web:1"] },
    "web:1.0, web:1",
  ],
  [
    "a certificate with its domains",
    "/certificates",
    { id: whole, domains: { type: "array", items: text }, expires: time },
    { id: 1, domains: ["a.example"], expires: "2026-01-02T00:00:00Z" },
    "a.example",
  ],
  [
    "a mailbox with aliases",
    "/mailboxes",
    { id: whole, quota: whole, aliases: { type: "array", items: text } },
    { id: 1, aliases: ["info", "sales"] },
    "info, sales",
  ],
  [
    "a proxy with the names of its hosts",
    "/proxies",
    { id: whole, domain_names: { type: "array", items: text } },
    { id: 1, domain_names: ["a.example"] },
    "a.example",
  ],
  [
    "tags and names of other things are not a title",
    "/devices",
    {
      id: whole,
      tags: { type: "array", items: text },
      roleNames: { type: "array", items: text },
    },
    { id: 1, tags: ["spare"], roleNames: ["backup"] },
    undefined,
  ],
  [
    "a day alone is not a title",
    "/visits",
    { id: whole, date: time },
    { date: "2026-05-12" },
    undefined,
  ],
])("%s", async (_style, path, properties, row, title) => {
  const model = await createTestModel({ [path]: { get: rows({ type: "object", properties }) } });
  const [resource] = model.resources;
  expect(resource && recordTitle(resource, row)).toBe(title);
});
