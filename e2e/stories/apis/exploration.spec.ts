import { administerCrew } from "#e2e/fixtures/administer-crew.ts";
import { plainCrew, serveCrew } from "#e2e/fixtures/crew-api.ts";
import { lookAt } from "#e2e/fixtures/looks.ts";
import { bodyRows, sidebarLink } from "#e2e/fixtures/screens.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import { delayedReply, type Upstream } from "#e2e/fixtures/upstream.ts";

/** The API without a credential refuses everything. */
function guard(upstream: Upstream, token: string): Upstream {
  const refusal = { status: 401, headers: { "www-authenticate": "Bearer" }, json: {} };
  return {
    ...upstream,
    on: (route, reply) =>
      upstream.on(route, (request) => {
        if (request.headers.authorization !== `Bearer ${token}`) return refusal;
        return typeof reply === "function" ? reply(request) : reply;
      }),
  };
}

test("the lists of an API behind a sign-in are found with the credential @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401, 404);
  const flags: string[] = [];
  const { origin, upstream } = await openGateway({
    serve: (open) => {
      const closed = guard(open, "key-1");
      serveCrew(closed, plainCrew);
      closed.on("GET /api/ports", { json: [{ id: 5, town: "Oslo", sailors_count: 2 }] });
      closed.on("GET /api/ports/5", { json: { id: 5, town: "Oslo", sailors_count: 2 } });
      closed.on("OPTIONS /api/ports", { status: 404 });
      flags.push("--api", `${open.origin}/api/ports`);
    },
    flags,
  });
  await administerCrew(page, origin, "key-1");
  // The next visit starts with the lists.
  upstream.requests.length = 0;
  await page.reload();
  await expect(sidebarLink(page, "Ports")).toBeVisible();
  await sidebarLink(page, "Sailors").click();
  await expect(bodyRows(page)).toHaveCount(2);
  expect(upstream.received("GET /api/ports/5")).toEqual([]);
});

test("forms of an API that names no methods are offered on request @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401, 404);
  const flags: string[] = [];
  const { origin, upstream } = await openGateway({
    serve: (open) => {
      const closed = guard(open, "key-1");
      serveCrew(closed, plainCrew);
      closed.on("OPTIONS /api/*", { status: 404 });
      flags.push("--api", `${open.origin}/api/sailors`);
    },
    flags,
  });
  await page.goto(origin);
  await page.getByLabel("Token", { exact: true }).fill("key-1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("The API does not state which changes it allows.")).toBeVisible();
  await lookAt(page, "exploration, forms to offer");
  await sidebarLink(page, "Sailors").click();
  await expect(bodyRows(page)).not.toHaveCount(0);
  // The question covers nothing at the end of the list.
  const offer = page.getByRole("button", { name: "Offer forms" });
  const isBelow = await offer.evaluate((button) => {
    const screen = document.querySelector("main > *")?.getBoundingClientRect();
    const bar = button.parentElement?.parentElement?.getBoundingClientRect();
    return screen && bar && bar.top >= screen.bottom;
  });
  expect(isBelow).toBe(true);
  await offer.click();
  await page.getByRole("main").getByRole("link", { name: /^New / }).first().click();
  await page.getByRole("main").getByLabel(/^Name/).fill("Cora");
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  // Nothing describes the operation: the user sees the request before it is sent.
  const question = page.getByRole("dialog", { name: "Send this request?" });
  await expect(question.getByRole("region", { name: "Request" })).toContainText(
    /POST .*\/sailors\/?\s+application\/json\s+\{\s+"name": "Cora"/,
  );
  await lookAt(page, "exploration, request of an assumed operation");
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(upstream.received("POST /api/sailors")).toEqual([]);
  await save.click();
  await question.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Cora");
  expect(upstream.received("POST /api/sailors")).toHaveLength(1);
});

test("an address without a response does not stop the exploration", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401, 404);
  const stream = delayedReply();
  const flags: string[] = [];
  const { origin } = await openGateway({
    serve: (open) => {
      const closed = guard(open, "key-1");
      serveCrew(closed, plainCrew);
      closed.on("GET /api", stream.handler);
      closed.on("OPTIONS /api/*", { status: 404 });
      flags.push("--api", `${open.origin}/api/sailors`);
    },
    flags,
  });
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (ms) => timeout.call(AbortSignal, Math.min(ms, 500));
  });
  await page.goto(origin);
  await page.getByLabel("Token", { exact: true }).fill("key-1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText("The API does not state which changes it allows.")).toBeVisible();
  stream.release({ json: {} });
});

test("records are created by PUT after the API refused the method of a POST @long", async ({
  page,
  openGateway,
  watched,
}) => {
  watched.allowFailed(401, 404, 405);
  const flags: string[] = [];
  const { origin, upstream } = await openGateway({
    serve: (open) => {
      const closed = guard(open, "key-1");
      const berths = new Map<string, object>();
      const serveBerth = (code: string, berth: object): void => {
        berths.set(code, { ...berth, code });
        closed.on(`GET /api/berths/${code}`, () => ({ json: berths.get(code) }));
      };
      serveBerth("north-1", { code: "north-1", name: "North quay", depth: 8 });
      serveBerth("south-2", { code: "south-2", name: "South quay", depth: 5 });
      closed.on("GET /api/berths", () => ({ json: [...berths.values()] }));
      closed.on("POST /api/berths", { status: 405, headers: { allow: "GET" }, json: {} });
      closed.on("PUT /api/berths/west-3", ({ body }) => {
        const berth = JSON.parse(body) as object;
        serveBerth("west-3", berth);
        return { status: 201, json: { ...berth, code: "west-3" } };
      });
      closed.on("OPTIONS /api/*", { status: 404 });
      flags.push("--api", `${open.origin}/api/berths`);
    },
    flags,
  });
  await page.goto(origin);
  await page.getByLabel("Token", { exact: true }).fill("key-1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await sidebarLink(page, "Berths").click();
  await page.getByRole("button", { name: "Offer forms" }).click();
  const main = page.getByRole("main");
  const add = main.getByRole("link", { name: /^New / }).first();
  const save = page.getByRole("button", { name: "Save", exact: true });
  const question = page.getByRole("dialog", { name: "Send this request?" });
  await add.click();
  await main.getByLabel(/^Name/).fill("West quay");
  await main.getByLabel(/^Code/).fill("west-3");
  await save.click();
  await question.getByRole("button", { name: "Send request" }).click();
  await expect(main.getByText("The API does not support this method (405).")).toBeVisible();
  // The values stay, and the next request is shown.
  await save.click();
  await expect(question.getByRole("region", { name: "Request" })).toContainText(
    /PUT .*\/berths\/west-3/,
  );
  await question.getByRole("button", { name: "Send request" }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("West quay");
  expect(upstream.received("POST /api/berths")).toHaveLength(1);
  expect(upstream.received("PUT /api/berths/west-3")).toHaveLength(1);
});
