import type { Address } from "#addresses/address.ts";
import { homeAddress } from "#addresses/address.ts";
import { parseSearch } from "#addresses/search.ts";

/** Screens that are not a return address after sign-in. */
const open: readonly string[] = ["/login", "/register", "/404", "/500"];

/** R1: screens that need no session. */
export function isOpenPath(pathname: string): boolean {
  return open.includes(pathname.replace(/(?<=.)\/+$/, ""));
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
