import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const words = ["Ash", "Fir", "Birch", "Elm", "Cedar"];
const trees = Array.from({ length: 1200 }, (_, index) => ({
  id: index + 1,
  name: `${words[index % words.length] ?? ""} ${String(index)}`,
}));

const tree = {
  type: "object",
  properties: { id: { type: "integer" }, name: { type: "string" } },
};
const schema = {
  type: "object",
  properties: { data: { type: "array", items: tree }, total: { type: "integer" } },
};

/** A long list whose description has no sort; `sorts` is true if the API has one. */
function serveTrees(upstream: Upstream, sorts: boolean): void {
  const query = (name: string) => ({ name, in: "query", schema: { type: "integer" } });
  const get = {
    parameters: [query("page"), query("per_page")],
    responses: { "200": { description: "", content: { "application/json": { schema } } } },
  };
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Trees", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: { "/trees": { get } },
    },
  });
  upstream.on("GET /trees", ({ parameters }) => {
    const sort = sorts ? parameters.get("ordering") : null;
    const ascending = trees.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
    const ordered =
      sort === null ? trees : sort.startsWith("-") ? ascending.toReversed() : ascending;
    const size = Number(parameters.get("per_page") ?? 25);
    const start = (Number(parameters.get("page") ?? 1) - 1) * size;
    return { json: { data: ordered.slice(start, start + size), total: trees.length } };
  });
}

test("a long list is sorted by a parameter that its description lacks", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: (open) => serveTrees(open, true) });
  await signInWith(page, origin, undefined, "/trees");
  const main = page.getByRole("main");
  await expect(bodyRows(page).first()).toContainText("Ash 0");
  const name = main.getByRole("columnheader", { name: /^Name/ });
  await name.getByRole("button", { name: /^Name/ }).click();
  await expect(bodyRows(page).first()).toContainText("Ash 0");
  await name.getByRole("button", { name: /^Name/ }).click();
  await expect(bodyRows(page).first()).toContainText("Fir 996");
  await expect(main.getByText("1–25 of 1,200")).toBeVisible();
  // The next visit sorts without another attempt.
  upstream.requests.length = 0;
  await page.reload();
  await expect(bodyRows(page).first()).toContainText("Fir 996");
  const sent = upstream.received("GET /trees").map(({ parameters }) => parameters.get("ordering"));
  expect(new Set(sent)).toEqual(new Set(["-name"]));
});

test("a long list of an API without a sort offers none after one attempt", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: (open) => serveTrees(open, false) });
  await signInWith(page, origin, undefined, "/trees");
  await expect(bodyRows(page).first()).toContainText("Ash 0");
  const tried = () =>
    upstream.received("GET /trees").filter(({ parameters }) => parameters.has("ordering"));
  await expect.poll(() => tried().length).toBe(1);
  const header = page.getByRole("main").getByRole("columnheader", { name: /^Name/ });
  await expect(header).not.toHaveAttribute("aria-sort", /.*/);
  await page.reload();
  await expect(bodyRows(page).first()).toContainText("Ash 0");
  expect(tried()).toHaveLength(1);
});
