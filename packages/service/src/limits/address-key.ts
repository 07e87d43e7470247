import { isIPv4, isIPv6 } from "node:net";

/**
 * Key of an address for limits: an IPv4 address, or the /64 network of an IPv6 address, which one customer usually has
 * alone. Text that is not an address has one common key, so that made-up text is not a new key.
 */
export function addressKey(text: string): string {
  const address = withoutPort(text.trim()).replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  if (!isIPv6(address)) return "unknown";
  const groups = readGroups(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** Some proxies add the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}

/** The eight groups of an IPv6 address. `URL` writes an embedded IPv4 address as two groups. */
function readGroups(address: string): readonly number[] {
  const text = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = "", after] = text.split("::");
  const read = (part: string) =>
    part.split(":").flatMap((group) => (group === "" ? [] : [Number.parseInt(group, 16)]));
  const [head, tail] = [read(before), read(after ?? "")];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}
