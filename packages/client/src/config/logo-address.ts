import { prefix } from "./prefix.ts";
import { runtimeConfig } from "./runtime-config.ts";

/** Address of the configured logo; empty: the default mark. */
export function logoAddress(): string {
  const { logo } = runtimeConfig();
  return logo === "" ? "" : new URL(logo, location.origin + prefix()).href;
}
