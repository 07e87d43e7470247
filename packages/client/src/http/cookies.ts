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

/** Session cookies of this site, for descriptions that require the credential in a cookie (H2). */
interface CredentialCookies {
  readonly write: (name: string, value: string) => void;
  /** Removes all of them, at the end of the session. */
  readonly remove: () => void;
}

export function createCredentialCookies(): CredentialCookies {
  const names = new Set<string>();
  return {
    write: (name, value) => {
      names.add(name);
      document.cookie = `${name}=${value.replace(/[;\s]/g, encodeURIComponent)}; path=${prefix()}; SameSite=Strict`;
    },
    remove: () => {
      for (const name of names) {
        document.cookie = `${name}=; path=${prefix()}; max-age=0; SameSite=Strict`;
      }
      names.clear();
    },
  };
}
