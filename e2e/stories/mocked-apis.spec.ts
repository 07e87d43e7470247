import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createModel, type AdminModel, type SignIn } from "@quarterdeck/model";
import { findDocuments, hasPrism, startMockedApi } from "#e2e/fixtures/mocked-api.ts";
import { expectLayout } from "#e2e/fixtures/screens.ts";
import { root } from "#e2e/fixtures/service.ts";
import { expect, test, type Page } from "#e2e/fixtures/test.ts";
import { visitList, type Visit } from "#e2e/fixtures/visit-lists.ts";

/** Of the descriptions beside the repository those that differ most in how they list; MOCKED names a folder to take whole. */
const chosen = ["airflow", "netlify", "petclinic", "redocly-cafe", "traccar"];
const folder = process.env["MOCKED"];
const documents =
  folder === undefined
    ? [
        ...findDocuments(join(root, "examples")),
        ...findDocuments(join(root, "../shared/openapi")).filter(({ name }) =>
          chosen.includes(name),
        ),
      ]
    : findDocuments(folder);

test.skip(!hasPrism(), "Prism is not installed: `npm test` does that");
test.describe.configure({ timeout: folder === undefined ? 60_000 : 900_000 });

for (const { name, path } of documents) {
  test(`every list of ${name} shows what the API has`, async ({ page }) => {
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
  return refusals.length > 0 || !["rows", "empty", "asks"].includes(outcome);
}

/**
 * By the first way that the description offers and a mock can follow: it sets no cookie, and knows no token address but an
 * operation's. It takes any name, password and token of the right form.
 */
async function enter(page: Page, origin: string, model: AdminModel): Promise<void> {
  await page.goto(origin);
  const button = page.getByRole("button", { name: "Sign in", exact: true });
  await button.waitFor();
  const { methods } = model.signIn;
  const way = methods.findIndex((method) => isMocked(method, model));
  const ways = page.getByRole("group", { name: "Way to sign in" }).getByRole("radio");
  if (way > 0) await ways.nth(way).check({ force: true });
  for (const input of await page.locator("form input:visible:not([type=radio])").all()) {
    const isAddress = (await input.getAttribute("type")) === "email";
    await input.fill(isAddress ? "someone@example.com" : btoa("someone:secret"));
  }
  await button.click();
  await expectLayout(page);
}

function isMocked(method: SignIn["methods"][number], { operations }: AdminModel): boolean {
  const isByCookie = "credential" in method && ["session", "cookie"].includes(method.credential.in);
  const call = "call" in method ? method.call.path : undefined;
  return !isByCookie && (call === undefined || operations.some(({ path }) => path === call));
}
