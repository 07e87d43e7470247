import { prefix } from "#config/prefix.ts";

/** Time for which browsers store a cookie at most. */
const SECONDS = 400 * 24 * 60 * 60;

/** Stores that the user has confirmed a placeholder server. The gateway sends nothing there without this cookie. */
export function confirmServer(address: string): void {
  const value = encodeURIComponent(address);
  document.cookie = `confirmed-server=${value}; path=${prefix()}; max-age=${SECONDS}; SameSite=Strict`;
}
