import { expect, test } from "vitest";
import { readReference } from "./read-reference.ts";

const all = ["get /ships", "post /ships", "get /ships/{id}", "delete /ships/{id}"];

test.each([
  [
    "a column for each method",
    `<table><tr><th>GET</th><th>POST</th><th>DELETE</th><th>Path</th><th>Description</th></tr>
     <tr><td>X</td><td>X</td><td></td><td>/ships</td><td>All ships</td></tr>
     <tr><td>X<td>&nbsp;<td>✓<td class="path">/ships/<i>id</i><td>One ship</table>`,
  ],
  [
    "a column of methods",
    `<table><thead><tr><th>Endpoint</th><th>HTTP Method</th></tr></thead><tbody>
     <tr><td><code>/ships</code></td><td>GET, POST</td></tr>
     <tr><td><code>/ships/:id</code></td><td>GET<br>DELETE</td></tr></tbody></table>`,
  ],
  [
    "headings",
    `<script>let a = "GET /hidden";</script><h3>GET /ships</h3><p>All ships</p><h3>POST /ships</h3>
     <h3>GET /ships/{id}</h3><h3><span>DELETE</span> <code>https://fleet.example/ships/{id}</code></h3>`,
  ],
  [
    "lines of text",
    "<pre>GET    /ships        all ships\nPOST   /ships\nGET    /ships/&lt;id&gt;\nDELETE /ships/&lt;id&gt;</pre>",
  ],
])("a page with %s lists operations", (_, html) => {
  const routes = readReference(`<html><body>${html}</body></html>`);
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toEqual(all);
});

test.each([
  ["a table of files", "<table><tr><th>Path</th><th>Size</th></tr><tr><td>/etc</td></tr></table>"],
  ["prose", "<p>Use GET /ships to read the ships, or POST /ships.</p>"],
  ["two examples", "<pre>GET /ships</pre><pre>POST /ships</pre>"],
])("a page with %s is not a reference", (_, html) => {
  expect(readReference(html)).toEqual([]);
});

const row = (about: string): string =>
  `<table><tr><th>Method</th><th>Path</th><th>Description</th></tr>
   <tr><td>GET</td><td>/ships</td><td>A list of all ships.</td></tr>
   <tr><td>GET, PUT</td><td>/ships/{id}</td><td>${about}</td></tr></table>`;

test.each([
  [
    'One ship. To PUT a ship, send:<pre>{"name":"Ada","crew":4}</pre>All keys are mandatory.',
    "One ship.",
    [{ name: "Ada", crew: 4 }],
    ["name", "crew"],
  ],
  [
    'One ship.<pre>{"name":"Ada"}</pre>The <code>name</code> key is mandatory; other keys are optional. ' +
      'The response will look like: <pre>{"routed":true}</pre>',
    "One ship.",
    [{ name: "Ada" }],
    ["name"],
  ],
  [
    'One ship.<pre>{"crew":4, "name":"Ada", "flag": "NO"}</pre><code>name</code> and <code>crew</code> ' +
      "are mandatory, <code>flag</code> is optional.",
    "One ship.",
    [{ crew: 4, name: "Ada", flag: "NO" }],
    ["crew", "name"],
  ],
  ["Replaces a ship", "Replaces a ship", undefined, undefined],
])("examples in a description are bodies: %s", (about, description, bodies, required) => {
  const route = readReference(row(about)).find(({ method }) => method === "put");
  expect(route).toMatchObject({ description });
  expect(route?.bodies).toEqual(bodies);
  expect(route?.required).toEqual(required);
});

test.each([
  "<!--",
  "<script>",
  "<p",
  "<table><tr><td><pre>",
  "<pre>",
  "<i>",
  "GET /a ",
  "<td",
  "<title",
  "&nbsp;",
])("a long page of %j alone has no operations, and does not block", (part) => {
  expect(readReference(part.repeat(2_000_000 / part.length))).toEqual([]);
});
