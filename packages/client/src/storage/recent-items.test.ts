import { expect, test } from "vitest";
import { chooseOwner } from "./owner.ts";
import { storeRecentItem, readRecentItems } from "./recent-items.ts";

const item = (path: string, at: number) => ({ path, search: {}, title: `${path} ${at}`, at });

async function pathsOf(): Promise<readonly string[]> {
  return (await readRecentItems()).map(({ path }) => path);
}

test("concurrent visits are all stored, latest first, each address once", async () => {
  chooseOwner("ada");
  const visits = [item("/orders", 1), item("/customers", 3), item("/notes", 2)];
  await Promise.all(visits.map(storeRecentItem));
  expect(await pathsOf()).toEqual(["/customers", "/notes", "/orders"]);
  await storeRecentItem(item("/orders", 4));
  expect(await pathsOf()).toEqual(["/orders", "/customers", "/notes"]);
  expect((await readRecentItems())[0]).toMatchObject({ title: "/orders 4", visits: 2 });
});

test("forms and the console's own pages are not stored, operations are", async () => {
  chooseOwner("jean");
  const paths = ["/", "/-/history", "/-/operations", "/orders/new", "/orders/5/edit", "/me/edit"];
  const visits = ["/-/operations/ping", "/orders/~new", "/renew"];
  await Promise.all([...paths, ...visits].map((path) => storeRecentItem(item(path, 1))));
  expect((await pathsOf()).toSorted()).toEqual(visits);
});

test("items above forty are removed, and other users have their own", async () => {
  chooseOwner("grace");
  for (let at = 1; at <= 42; at += 1) await storeRecentItem(item(`/orders/${at}`, at));
  expect(await pathsOf()).toHaveLength(40);
  expect(await pathsOf()).not.toContain("/orders/2");
  chooseOwner("bob");
  expect(await pathsOf()).toEqual([]);
});
