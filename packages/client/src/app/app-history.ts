import type { RouterHistory } from "@tanstack/react-router";
import { createBrowserHistory } from "@tanstack/react-router";
import { prefix } from "#config/prefix.ts";
import { runtimeConfig } from "#config/runtime-config.ts";

/** Parts of the browser's address. */
export interface BrowserAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

type Kind = "browser" | "hash";

/** R7: one history for both forms of address, below the prefix. */
export function createAppHistory(): RouterHistory {
  const { history: kind } = runtimeConfig();
  adoptAddress(kind);
  return createBrowserHistory({
    parseLocation: () => parseInApp(readAddress(kind, location, prefix())),
    createHref: (inApp: string) => writeAddress(kind, inApp, prefix()),
  });
}

/**
 * The address inside the application: `/orders?page=2`. An address of the other form is understood
 * too; a query before the hash joins the one inside it.
 */
export function readAddress(kind: Kind, address: BrowserAddress, below: string): string {
  if (!address.hash.startsWith("#/")) {
    if (kind === "browser")
      return readPath(address.pathname, below) + address.search + address.hash;
    return `/${address.search}`;
  }
  const [path = "/", ...rest] = address.hash.slice(1).split("?");
  const outer = address.search.replace(/^\?/, "");
  const query = [outer, rest.join("?")].filter((part) => part !== "").join("&");
  return path + (query === "" ? "" : `?${query}`);
}

/** Address as the browser's address bar shows it. */
export function writeAddress(kind: Kind, inApp: string, below: string): string {
  return kind === "hash" ? `${below}#${inApp}` : below + inApp.replace(/^\/+/, "");
}

/** Replaces an address of the other form. */
function adoptAddress(kind: Kind): void {
  const isOtherForm = kind === "browser" ? location.hash.startsWith("#/") : location.hash === "";
  if (!isOtherForm) return;
  const inApp = readAddress(kind, location, prefix());
  history.replaceState(history.state, "", writeAddress(kind, inApp, prefix()));
}

function readPath(pathname: string, below: string): string {
  if (pathname.startsWith(below)) {
    const path = pathname.slice(below.length - 1);
    return path === "/index.html" ? "/" : path;
  }
  // `/prefix` without its slash.
  return `${pathname}/` === below ? "/" : pathname;
}

function parseInApp(inApp: string): ReturnType<typeof createBrowserHistory>["location"] {
  const [beforeHash = "", ...hash] = inApp.split("#");
  const [pathname = "/", ...search] = beforeHash.split("?");
  const state: unknown = history.state;
  return {
    href: inApp,
    pathname,
    search: search.length === 0 ? "" : `?${search.join("?")}`,
    hash: hash.length === 0 ? "" : `#${hash.join("#")}`,
    state: isHistoryState(state) ? state : { __TSR_index: 0 },
  };
}

function isHistoryState(state: unknown): state is { readonly __TSR_index: number } {
  return typeof state === "object" && state !== null && "__TSR_index" in state;
}
