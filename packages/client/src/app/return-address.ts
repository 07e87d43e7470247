import type { Address } from "#addresses/address.ts";
import { homeAddress } from "#addresses/address.ts";
import { parseSearch } from "#addresses/search.ts";

/** Screens that are no place to be sent to after a sign-in. */
const open: readonly string[] = ["/login", "/register", "/404", "/500"];

/** R1 */
export function isOpenPath(pathname: string): boolean {
  return open.includes(pathname.replace(/(?<=.)\/+$/, ""));
}

/** R5: where a visitor wanted to go; anything but a path inside this application is home. */
export function readWanted(text: string | undefined): Address {
  if (text === undefined || !isInApp(text)) return homeAddress();
  const [beforeHash = ""] = text.split("#");
  const [pathname = "/", ...search] = beforeHash.split("?");
  if (isOpenPath(pathname)) return homeAddress();
  // The router would take `$` for a parameter of its own.
  return { to: pathname.replaceAll("$", "%24"), search: parseSearch(search.join("?")) };
}

function isInApp(text: string): boolean {
  // Browsers skip control characters and take a backslash for a slash.
  return /^\/(?![/\\])/.test(text) && !/[\u0000-\u001F\u007F\\]/.test(text);
}
