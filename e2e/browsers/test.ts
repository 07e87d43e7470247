import { test as base, expect } from "@playwright/test";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { owner, startBuiltIn, type BuiltIn } from "#e2e/fixtures/built-in.ts";
import { findFirefox, startFirefox } from "./firefox.ts";
import { createUser, type User } from "./user.ts";
import type { RemoteBrowser, RemotePage } from "./remote-page.ts";
import { findWebkit, startWebkit } from "./webkit.ts";

export { expect };

interface WorkerFixtures {
  readonly engine: "firefox" | "webkit";
  readonly remote: RemoteBrowser | undefined;
  readonly builtIn: BuiltIn;
}

interface TestFixtures {
  readonly remotePage: RemotePage;
  readonly user: User;
  /** Opens a path as the signed-in owner. */
  readonly enter: (path: string) => Promise<void>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ["firefox", { scope: "worker", option: true }],
  remote: [
    async ({ engine }, use) => {
      const remote = await start[engine]();
      await use(remote);
      await remote?.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  builtIn: [
    async ({}, use) => {
      const service = await startBuiltIn();
      await service.register(owner);
      await use(service);
      await service.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  remotePage: async ({ remote, engine }, use, info) => {
    if (remote === undefined) return info.skip(true, `${engine} is not installed`);
    const page = await remote.open();
    await use(page);
    await saveScreenshot(page, info.title, engine);
    const complaints = await page.complaints();
    await page.close();
    expect(complaints, "errors and warnings of the page").toEqual([]);
  },
  user: async ({ remotePage }, use) => use(createUser(remotePage)),
  enter: async ({ remotePage, builtIn }, use) => {
    await use(async (path) => {
      // A page of this origin without the console.
      await remotePage.goto(`${builtIn.origin}/first-paint.js`);
      const session = await builtIn.signIn(owner);
      const store =
        "(entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value))";
      await remotePage.call(store, [Object.entries(session)]);
      await remotePage.goto(`${builtIn.origin}${path}`);
    });
  },
});

const start = {
  firefox: async () => {
    const path = findFirefox();
    return path === undefined ? undefined : startFirefox(path);
  },
  webkit: async () => {
    const paths = findWebkit();
    return paths === undefined ? undefined : startWebkit(paths);
  },
};

/** `LOOKS=<folder>` saves the last screen of each story. */
async function saveScreenshot(page: RemotePage, title: string, engine: string): Promise<void> {
  const folder = process.env["LOOKS"];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  const name = `${engine}-${title.replaceAll(/\W+/g, "-")}.png`;
  writeFileSync(join(folder, name), await page.screenshot());
}
