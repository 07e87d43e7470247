import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createModel, type AdminModel, type SignInMethod } from "@quarterdeck/model";
import { campaignCases } from "#e2e/fixtures/campaign-size.ts";
import { findDocuments, hasPrism, startMockedApi } from "#e2e/fixtures/mocked-api.ts";
import { expectLayout } from "#e2e/fixtures/screens.ts";
import { root } from "#e2e/fixtures/service.ts";
import { expect, test, type Page } from "#e2e/fixtures/test.ts";
import { visitList, type Visit } from "#e2e/fixtures/visit-lists.ts";

/** One description next to the repository with unusual lists; MOCKED names a folder to test as a whole. */
const chosen = ["petclinic"];
const folder = process.env["MOCKED"];
const documents =
  folder === undefined
    ? campaignCases(
        [
          ...findDocuments(join(root, "examples")),
          ...findDocuments(join(root, "../shared/openapi")).filter(({ name }) =>
            chosen.includes(name),
          ),
        ],
        "mockedApis",
      )
    : findDocuments(folder);

test.skip(!hasPrism(), "Prism is not installed: `npm test` does that");
test.describe.configure({ timeout: folder === undefined ? 120_000 : 900_000 });

for (const { name, path } of documents) {
  test(`every list of ${name} shows the API's rows @long`, async ({ page }) => {
    const service = await startMockedApi(path);
    try {
      const model = await createModel(readFileSync(path, "utf8"));
      await enter(page, service.origin, model);
      const visits: Visit[] = [];
      for (const resource of model.resources.filter(({ list }) => list !== undefined)) {
        visits.push(await visitList(page, model, resource));
      }
      test.info().annotations.push({ type: "lists", description: JSON.stringify(visits) });
      expect(visits.filter(isFailed)).toEqual([]);
      expect(visits.filter(({ hasRows, rows }) => hasRows && rows === 0)).toEqual([]);
      expect(visits.filter(({ isOverflowing }) => isOverflowing)).toEqual([]);
      expect(visits.some(({ rows }) => rows > 0)).toBe(true);
      // Its service goes before the fixtures close the page.
      await page.close();
    } finally {
      await service.stop();
    }
  });
}

function isFailed({ outcome, refusals }: Visit): boolean {
  return refusals.length > 0 || !["rows", "empty", "requires-input"].includes(outcome);
}

/** Signs in by a method that a mock supports; it accepts any name, password and token of the right form. */
async function enter(page: Page, origin: string, model: AdminModel): Promise<void> {
  await page.goto(origin);
  // Not the form that the page has before the scripts arrive.
  const screen = page.locator("#root");
  const button = screen.getByRole("button", { name: "Sign in", exact: true });
  await button.waitFor();
  const way = findWay(model);
  if (way > 0) {
    await screen.getByText("Other ways to sign in").click();
    const others = screen.getByRole("group").filter({ hasText: "Other ways" }).getByRole("button");
    const form = await screen.locator("form").elementHandle();
    await others.nth(way - 1).click();
    await form?.waitForElementState("hidden");
    await button.waitFor();
  }
  for (const input of await page.locator("form input:visible:not([type=radio])").all()) {
    const isAddress = (await input.getAttribute("type")) === "email";
    await input.fill(isAddress ? "someone@example.com" : btoa("someone:secret"));
  }
  await button.click();
  await expectLayout(page);
}

/** Prefers the usual header over custom keys, which often open only a few operations. */
function findWay(model: AdminModel): number {
  const { methods } = model.signIn;
  const mocked = methods.filter((method) => isMocked(method, model));
  const usual = mocked.find(
    (method) =>
      "credential" in method &&
      method.credential.in === "header" &&
      method.credential.name === "Authorization",
  );
  const way = usual ?? mocked[0];
  return way === undefined ? 0 : methods.indexOf(way);
}

/** A mock sets no cookie and has no sign-in page. */
function isMocked(method: SignInMethod, { operations }: AdminModel): boolean {
  if (method.kind === "password") {
    const isByCookie = method.credential.in !== "header";
    return !isByCookie && operations.some(({ path }) => path === method.call.path);
  }
  if (method.kind === "token")
    return method.credential.in === "header" || method.credential.in === "query";
  return method.kind === "basic" || method.kind === "none";
}
