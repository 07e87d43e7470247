import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Address } from "#addresses/address.ts";
import { parseLocation, type RouterLocation } from "./location.ts";
import { memoryRouter } from "./testing/memory-router.ts";
import { RouterContext, usePathname, useSearch } from "./use-router.ts";

afterEach(cleanup);

const address = (to: string, search: Address["search"] = {}): Address => ({ to, search });

test.each([
  ["/", { pathname: "/", search: {}, searchText: "", hash: "" }],
  ["/orders/?page=2&q=a%20b", { pathname: "/orders", searchText: "?page=2&q=a%20b" }],
  ["/a%2Fb?x=1?y#part#2", { pathname: "/a%2Fb", search: { x: "1?y" }, hash: "#part#2" }],
])("the location of %s has its parts", (text, want) => {
  expect(parseLocation(text)).toMatchObject(want);
});

test("an equal query remains the same object", () => {
  const one = parseLocation("/orders?page=2");
  expect(parseLocation("/crates?page=2", one).search).toBe(one.search);
  expect(parseLocation("/orders?page=3", one).search).not.toBe(one.search);
});

test("going back returns to the entry before the last push, not to a replaced one", async () => {
  const { router, history } = memoryRouter("/orders");
  await router.navigate(address("/orders", { page: "2" }));
  await router.navigate({ ...address("/orders", { page: "3" }), replace: true });
  await router.navigate(address("/crates"));
  history.go(-1);
  await vi.waitFor(() => expect(router.location().search).toEqual({ page: "3" }));
  history.go(-1);
  await vi.waitFor(() => expect(router.location().searchText).toBe(""));
});

test("the location that Back leaves is known until the next step", async () => {
  const { router, history } = memoryRouter("/orders");
  await router.navigate(address("/orders/12", { tab: "lines" }));
  expect(router.leftHref()).toBeUndefined();
  history.go(-1);
  await vi.waitFor(() => expect(router.leftHref()).toBe("/orders/12?tab=lines"));
  history.go(1);
  await vi.waitFor(() => expect(router.leftHref()).toBeUndefined());
  history.go(-1);
  await vi.waitFor(() => expect(router.leftHref()).toBeDefined());
  await router.navigate(address("/crates"));
  expect(router.leftHref()).toBeUndefined();
});

test("the address of the current location adds no entry", async () => {
  const { router, history } = memoryRouter("/orders");
  await router.navigate(address("/orders"));
  expect(history.length()).toBe(1);
});

test("a redirect replaces the address before it is shown", async () => {
  const shown: string[] = [];
  const redirect = ({ pathname }: RouterLocation) =>
    pathname === "/secret" ? address("/login", { to: "/secret" }) : undefined;
  const onLocation = ({ pathname }: RouterLocation) => void shown.push(pathname);
  const { router, history } = memoryRouter("/secret", { redirect, onLocation });
  expect(history.read()).toBe("/login?to=/secret");
  await router.navigate(address("/orders"));
  await router.navigate(address("/secret"));
  expect(shown).toEqual(["/login", "/orders", "/login"]);
  expect(history.length()).toBe(3);
});

test("a blocked navigation waits for the decision, also one of the browser", async () => {
  const { router, history } = memoryRouter("/orders");
  await router.navigate(address("/orders/new"));
  const ask = vi.fn<(decisions: { proceed: () => void; reset: () => void }) => void>();
  const remove = router.addBlocker({
    isBlocking: (current, next) => current.pathname !== next.pathname,
    isUnloadBlocked: () => false,
    ask,
  });
  const left = router.navigate(address("/crates"));
  ask.mock.lastCall?.[0].reset();
  await left;
  expect(router.location().pathname).toBe("/orders/new");

  history.go(-1);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  await vi.waitFor(() => expect(history.read()).toBe("/orders/new"));
  expect(router.location().pathname).toBe("/orders/new");
  ask.mock.lastCall?.[0].proceed();
  await vi.waitFor(() => expect(router.location().pathname).toBe("/orders"));
  remove();
  await router.navigate(address("/crates"));
  expect(router.location().pathname).toBe("/crates");
});

test("a component renders again only if its part of the location changes", async () => {
  const { router } = memoryRouter("/orders?page=1");
  const renders = { path: vi.fn<() => void>(), search: vi.fn<() => void>() };
  const Path = () => {
    renders.path();
    return usePathname();
  };
  const Search = () => {
    renders.search();
    return useSearch()["page"];
  };
  const { container } = render(
    <RouterContext value={router}>
      <Path /> <Search />
    </RouterContext>,
  );
  await vi.waitFor(() => expect(container.textContent).toBe("/orders 1"));
  await router.navigate(address("/orders", { page: "2" }));
  await vi.waitFor(() => expect(container.textContent).toBe("/orders 2"));
  expect(renders.path).toHaveBeenCalledTimes(1);
  expect(renders.search).toHaveBeenCalledTimes(2);
});
