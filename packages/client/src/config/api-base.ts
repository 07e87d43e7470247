import { prefix } from "./prefix.ts";
import { runtimeConfig } from "./runtime-config.ts";

/** Absolute base URL of the API: host and `/api`, without trailing slash (H1). An empty host is this origin with the prefix. */
export function apiBase(): string {
  const { apiHost, basePath } = runtimeConfig();
  const host =
    apiHost === "" ? new URL(prefix(), location.origin) : new URL(apiHost, location.origin);
  return trimSlashes(host.origin + trimSlashes(host.pathname) + withLeadingSlash(basePath));
}

/** Absolute URL of the server of the API, without its base path: files that values refer to may be outside of it. */
export function serverBase(): string {
  const { origin } = new URL(apiBase());
  // A gateway has them below a path of the console.
  return runtimeConfig().server === null ? origin : `${origin}${prefix()}-/files`;
}

/** True if the API has the page's origin: it shares its cookies. */
export function isOwnOrigin(): boolean {
  return new URL(apiBase()).origin === location.origin;
}

/** Identifies the API in stored data. */
export function apiIdentity(): string {
  return `${apiBase()} ${runtimeConfig().description}`.trim();
}

function trimSlashes(path: string): string {
  return path.replace(/\/+$/, "");
}

function withLeadingSlash(path: string): string {
  const trimmed = path.replace(/^\/+|\/+$/g, "");
  return trimmed === "" ? "" : `/${trimmed}`;
}
