import type { Address } from "#addresses/address.ts";
import { homeAddress, reportAddress } from "#addresses/address.ts";
import { parseSearch } from "#addresses/search.ts";
import { runtimeConfig } from "#config/runtime-config.ts";

/** Screens that are not a return address after sign-in. */
const open: readonly string[] = ["/login", "/register", "/404", "/500"];

/** R1: screens that need no session. */
export function isOpenPath(pathname: string): boolean {
  return open.includes(pathname.replace(/(?<=.)\/+$/, ""));
}

/** True for the API report if everyone may read the model: it needs no session then. */
export function isOpenReport(pathname: string): boolean {
  return pathname.replace(/\/+$/, "") === reportAddress().to && !runtimeConfig().ownsPermissions;
}

/** R5: reads the address to open after sign-in; home unless it is a path in this application. */
export function readReturnAddress(text: string | undefined): Address {
  if (text === undefined || !isInApp(text)) return homeAddress();
  const [beforeHash = ""] = text.split("#");
  const [pathname = "/", ...search] = beforeHash.split("?");
  if (isOpenPath(pathname)) return homeAddress();
  return { to: pathname, search: parseSearch(search.join("?")) };
}

function isInApp(text: string): boolean {
  // Browsers skip control characters and read a backslash as a slash.
  return /^\/(?![/\\])/.test(text) && !/[\u0000-\u001F\u007F\\]/.test(text);
}
