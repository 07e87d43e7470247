import { prefix } from "#config/prefix.ts";

/** Value of a cookie; undefined if it does not exist. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const cookie = document.cookie.split("; ").find((pair) => pair.startsWith(start));
  if (cookie === undefined) return undefined;
  const value = cookie.slice(start.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const written = new Set<string>();

/** Sets the credential as a session cookie of this site, if the description requires a cookie (H2). */
export function writeCookie(name: string, value: string): void {
  written.add(name);
  document.cookie = `${name}=${value.replace(/[;\s]/g, encodeURIComponent)}; path=${prefix()}; SameSite=Strict`;
}

/** Removes the credential cookies at the end of the session. */
export function removeWrittenCookies(): void {
  for (const name of written) {
    document.cookie = `${name}=; path=${prefix()}; max-age=0; SameSite=Strict`;
  }
  written.clear();
}
