import { expect, test } from "vitest";
import { recordTitle } from "./record-title.ts";

test.each<readonly [object, readonly string[], string | undefined]>([
  [{ title: { raw: "Harbor", rendered: "<b>Harbor</b>" } }, ["title", "raw"], "Harbor"],
  [{ title: { rendered: "Harbor" } }, ["title", "raw"], "Harbor"],
  [{ subject: { html: "Harbor", plain: null } }, ["subject", "plain"], "Harbor"],
  [{ data: { body: { markdown: "Harbor" } } }, ["data", "body", "text"], "Harbor"],
  [{ owner: { text: "Harbor" } }, ["owner", "name"], undefined],
  [{ Names: ["/web"], Id: "6d1a" }, ["Name"], "/web"],
  [{ Name: "", Names: ["/web"], Id: "6d1a" }, ["Name"], "/web"],
  [{ title: "", titles: ["Emma"], id: 4 }, ["title"], "Emma"],
  [
    { spec: { hostnames: ["a.example", "b.example"] } },
    ["spec", "hostname"],
    "a.example, b.example",
  ],
  [{ title: null, titles: ["Harbor"] }, ["title"], "Harbor"],
  [{ names: [] }, ["name"], undefined],
  [{ names: [{ text: "Harbor" }] }, ["name"], undefined],
  [{ raw: null, text: "Harbor" }, ["raw"], undefined],
])("%j with the title at %j is named %s", (record, title, want) => {
  expect(recordTitle({ title }, record)).toBe(want);
});
