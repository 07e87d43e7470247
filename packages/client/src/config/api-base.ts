import { prefix } from "./prefix.ts";
import { runtimeConfig } from "./runtime-config.ts";

/** H1: `{host}` + `/api`, absolute and without a slash at its end. An empty host is this origin, below our prefix. */
export function apiBase(): string {
  const { apiHost, basePath } = runtimeConfig();
  const host =
    apiHost === "" ? new URL(prefix(), location.origin) : new URL(apiHost, location.origin);
  return trimSlashes(host.origin + trimSlashes(host.pathname) + joinable(basePath));
}

/** True where the API is on the page's own origin: cookies and their echo belong to it. */
export function isOwnOrigin(): boolean {
  return new URL(apiBase()).origin === location.origin;
}

/** Tells one API from another, for what is kept in this browser. */
export function apiIdentity(): string {
  return `${apiBase()} ${runtimeConfig().description}`.trim();
}

function trimSlashes(path: string): string {
  return path.replace(/\/+$/, "");
}

function joinable(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, "");
  return trimmed === "" ? "" : `/${trimmed}`;
}
