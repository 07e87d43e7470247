import { prefix } from "#config/prefix.ts";

/** The cookie's value; undefined when there is none. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(start));
  if (found === undefined) return undefined;
  const value = found.slice(start.length);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const written = new Set<string>();

/** H2: for a description that wants the credential in a cookie; gone with the browser, never on another site's calls. */
export function writeCookie(name: string, value: string): void {
  written.add(name);
  document.cookie = `${name}=${value.replace(/[;\s]/g, encodeURIComponent)}; path=${prefix()}; SameSite=Strict`;
}

/** With the session go the cookies that carried it. */
export function dropWrittenCookies(): void {
  for (const name of written) {
    document.cookie = `${name}=; path=${prefix()}; max-age=0; SameSite=Strict`;
  }
  written.clear();
}
