import { prefix } from "#config/prefix.ts";
import { runtimeConfig } from "#config/runtime-config.ts";
import type { AppHistory } from "#router/router.ts";

/** Parts of the browser's address. */
export interface BrowserAddress {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

type Kind = "browser" | "hash";

/** R7: one history for both forms of address, below the prefix. */
export function createAppHistory(): AppHistory {
  const { history: kind } = runtimeConfig();
  adoptAddress(kind);
  const createHref = (inApp: string): string => writeAddress(kind, inApp, prefix());
  return {
    read: () => readAddress(kind, location, prefix()),
    state: () => history.state,
    push: (inApp, state) => history.pushState(state, "", createHref(inApp)),
    replace: (inApp, state) => history.replaceState(state, "", createHref(inApp)),
    go: (delta) => history.go(delta),
    createHref,
    listen: (onMove) => addEventListener("popstate", onMove),
  };
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
