import { bodyRows } from "#e2e/fixtures/screens.ts";
import { expect, type Page, signInWith, test } from "#e2e/fixtures/test.ts";
import type { Upstream } from "#e2e/fixtures/upstream.ts";

const content = (schema: object) => ({ "application/json": { schema } });
const query = (name: string, type = "string") => ({ name, in: "query", schema: { type } });
const item = {
  type: "object",
  properties: {
    id: { type: "integer" },
    name: { type: "string" },
    state: { type: "string", enum: ["open", "done"] },
    createdBy: { type: "string" },
  },
};

/** Rows whose order by name differs from their order by key. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    name: `dock-${String((index * 7919) % 9973).padStart(4, "0")}`,
    state: index % 3 === 0 ? "open" : "done",
  }));

const byName = <Row extends { readonly name: string }>(all: readonly Row[]) =>
  all.toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Lists that have parameters, and lists that ignore or refuse them. */
function serveDocks(upstream: Upstream): void {
  const list = (parameters: readonly object[]) => ({
    get: {
      parameters,
      responses: { "200": { description: "", content: content({ type: "array", items: item }) } },
    },
  });
  const paging = [query("page", "integer"), query("per_page", "integer")];
  upstream.on("GET /openapi.json", {
    json: {
      openapi: "3.1.0",
      info: { title: "Docks", version: "1" },
      servers: [{ url: upstream.origin }],
      paths: {
        "/docks": list([...paging, query("sort")]),
        "/crates": list([query("ordering"), query("state")]),
        "/bins": list([query("creator")]),
        "/ropes": list([
          ...paging,
          { ...query("filter"), description: 'Conditions such as `name="value"`' },
          { ...query("selector"), description: "A JSON object of labels" },
        ]),
        "/bays": list([...paging, query("sort")]),
      },
    },
  });
  const page = (all: readonly object[], parameters: URLSearchParams) => {
    const size = Number(parameters.get("per_page") ?? 25);
    const start = (Number(parameters.get("page") ?? 1) - 1) * size;
    const headers = { "x-total-count": String(all.length) };
    return { json: all.slice(start, start + size), headers };
  };
  // Only `name:asc` and `name:desc` sort.
  upstream.on("GET /docks", ({ parameters }) => {
    const [field, direction] = (parameters.get("sort") ?? "").split(":");
    const sorted = field === "name" && direction ? byName(rows(4000)) : rows(4000);
    return page(direction === "desc" ? sorted.toReversed() : sorted, parameters);
  });
  upstream.on("GET /crates", { json: rows(33) });
  // Only `field:value` filters.
  upstream.on("GET /ropes", ({ parameters }) => {
    const [field, value] = (parameters.get("filter") ?? "").split(":");
    const isFiltered = field === "state" && value !== undefined;
    return page(
      isFiltered ? rows(4000).filter(({ state }) => state === value) : rows(4000),
      parameters,
    );
  });
  upstream.on("GET /bins", {
    json: rows(30).map((row) => ({ ...row, createdBy: `user${row.id % 4}` })),
  });
  upstream.on("GET /bays", ({ parameters }) =>
    parameters.get("sort") === null
      ? page(rows(4000), parameters)
      : { status: 400, json: { message: "Unknown sort" } },
  );
}

const shown = async (page: Page) =>
  (await bodyRows(page).allInnerTexts()).map((text) => /dock-\d+/.exec(text)?.[0]);
const names = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

test("a sort or filter that the API ignores or refuses is noticed @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(400);
  const { origin, upstream } = await openGateway({ serve: serveDocks });
  const sorts = () =>
    upstream.received("GET /docks").map(({ parameters }) => parameters.get("sort"));
  await signInWith(page, origin, undefined, "/docks");
  const main = page.getByRole("main");

  // The form of the sort is learned by comparing the rows, and retained.
  await main.getByRole("button", { name: "Name", exact: true }).click();
  await expect.poll(() => shown(page)).toEqual(names(byName(rows(4000)).slice(0, 25)));
  upstream.requests.length = 0;
  await page.reload();
  await expect.poll(() => shown(page)).toEqual(names(byName(rows(4000)).slice(0, 25)));
  await main.getByRole("button", { name: "Name", exact: true }).click();
  await expect.poll(() => shown(page)).toEqual(names(byName(rows(4000)).toReversed().slice(0, 25)));
  expect([...new Set(sorts())]).toEqual(["name:asc", "name:desc"]);

  // A complete list is sorted and filtered in the browser instead.
  await page.goto(`${origin}/crates`);
  await main.getByRole("button", { name: "Name", exact: true }).click();
  await expect(main.getByText("Sorted and filtered in the browser: 33 of 33")).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(names(byName(rows(33))));
  await page.goto(`${origin}/crates?state=open`);
  await expect(main.getByText("Sorted and filtered in the browser: 11 of 33")).toBeVisible();
  await page.goto(`${origin}/crates?state.in=open`);
  await expect(main.getByText("Sorted and filtered in the browser: 11 of 33")).toBeVisible();

  // Rows of an incomplete list are filtered and sorted, too.
  await page.goto(`${origin}/bins?creator=user1`);
  await expect(main.getByText("Sorted and filtered in the browser: 8 of 30")).toBeVisible();
  await expect(main.getByText("1–8. There may be more.")).toBeVisible();
  await main.getByRole("button", { name: "Name", exact: true }).click();
  await expect(main.getByRole("columnheader", { name: "Name" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await page.reload();
  await expect(bodyRows(page)).toHaveCount(8);

  // A refused sort still shows the list.
  await page.goto(`${origin}/bays?sort=name`);
  await expect(main.getByText(/too long to sort and filter.*Ignored: name/)).toBeVisible();
  await expect(bodyRows(page)).toHaveCount(25);
  await main.getByRole("button", { name: "Dismiss" }).click();
  await expect.poll(() => new URL(page.url()).search).toBe("");
  await expect(main.getByRole("button", { name: "Name", exact: true })).toHaveCount(0);
});

test("a filter language is tried in its other forms, and JSON is checked @long", async ({
  page,
  openGateway,
}) => {
  const { origin, upstream } = await openGateway({ serve: serveDocks });
  await signInWith(page, origin, undefined, "/ropes?state=open");
  const main = page.getByRole("main");
  const sent = (name: string) => upstream.requests.map(({ parameters }) => parameters.get(name));

  // The form in which the rows match is learned.
  await expect(main.getByText("1–25 of 1,334")).toBeVisible();
  const forms = sent("filter").filter((text) => text !== null);
  expect([...new Set(forms)]).toEqual(['state="open"', "state=open", "state:open"]);
  upstream.requests.length = 0;
  await page.reload();
  await expect(main.getByText("1–25 of 1,334")).toBeVisible();
  expect(new Set(sent("filter"))).toEqual(new Set(["state:open"]));

  // JSON that cannot be read is not sent.
  await page.goto(`${origin}/ropes`);
  await main.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByRole("combobox", { name: "Search fields" }).fill("selector");
  await page.keyboard.press("Enter");
  const input = page.getByRole("textbox", { name: "Value" });
  await input.fill('{ "team": ["x" }');
  await expect(
    page.getByText(/Invalid JSON: a comma or a closing bracket is missing/),
  ).toBeVisible();
  upstream.requests.length = 0;
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(input).toBeFocused();
  expect(upstream.requests).toEqual([]);
  await input.fill('{ "team": ["x"] }');
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.poll(() => sent("selector")).toContain('{"team":["x"]}');
});
