import { expect, test } from "vitest";
import { chooseOwner } from "./owner.ts";
import { storeRecentItem, readRecentItems } from "./recent-items.ts";

const place = (path: string, at: number) => ({ path, search: {}, title: `${path} ${at}`, at });

async function pathsOf(): Promise<readonly string[]> {
  return (await readRecentItems()).map(({ path }) => path);
}

test("visits at once are all kept, the latest first, and each address stands once", async () => {
  chooseOwner("ada");
  const visits = [place("/orders", 1), place("/customers", 3), place("/notes", 2)];
  await Promise.all(visits.map(storeRecentItem));
  expect(await pathsOf()).toEqual(["/customers", "/notes", "/orders"]);
  await storeRecentItem(place("/orders", 4));
  expect(await pathsOf()).toEqual(["/orders", "/customers", "/notes"]);
  expect((await readRecentItems())[0]?.title).toBe("/orders 4");
});

test("forms and the console's own pages are no visits, operations are", async () => {
  chooseOwner("jean");
  const paths = ["/", "/-/history", "/-/operations", "/orders/new", "/orders/5/edit", "/me/edit"];
  const visits = ["/-/operations/ping", "/orders/~new", "/renew"];
  await Promise.all([...paths, ...visits].map((path) => storeRecentItem(place(path, 1))));
  expect((await pathsOf()).toSorted()).toEqual(visits);
});

test("the oldest of more than forty visits are let go, and nobody else's are told", async () => {
  chooseOwner("grace");
  for (let at = 1; at <= 42; at += 1) await storeRecentItem(place(`/orders/${at}`, at));
  expect(await pathsOf()).toHaveLength(40);
  expect(await pathsOf()).not.toContain("/orders/2");
  chooseOwner("bob");
  expect(await pathsOf()).toEqual([]);
});
