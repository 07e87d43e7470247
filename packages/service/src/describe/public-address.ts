import { lookup } from "node:dns/promises";
import { BlockList, isIP } from "node:net";

/** Networks of this machine, or only reachable from it (IANA special-purpose address registries). */
const own = new BlockList();
const OWN_NETWORKS =
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.168.0.0/16 198.18.0.0/15 224.0.0.0/4 240.0.0.0/4 ::/128 ::1/128 64:ff9b::/96 fc00::/7 fe80::/10 ff00::/8";
for (const network of OWN_NETWORKS.split(" ")) {
  const [address = "", bits] = network.split("/");
  own.addSubnet(address, Number(bits), address.includes(":") ? "ipv6" : "ipv4");
}

/** True if every address of a host is public. */
export async function isPublicHost(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPublicIp(host);
  const match = await lookup(host, { all: true });
  return match.length > 0 && match.every(({ address }) => isPublicIp(address));
}

export function isPublicIp(address: string): boolean {
  return !own.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

export function isLoopbackIp(address: string): boolean {
  return loopback.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
