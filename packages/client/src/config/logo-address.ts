import { prefix } from "./prefix.ts";
import { runtimeConfig } from "./runtime-config.ts";

/** Address of the configured logo; empty: the default mark. */
export function logoAddress(): string {
  const { logo } = runtimeConfig();
  if (logo === "") return "";
  const page = new URL(prefix(), "http://page.invalid");
  const address = new URL(logo, page);
  return address.origin === page.origin ? address.pathname + address.search : address.href;
}
