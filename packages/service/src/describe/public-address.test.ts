import { expect, test } from "vitest";
import { isPublicHost } from "./public-address.ts";

test.each([
  ["127.0.0.1", false],
  ["127.255.0.9", false],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["172.16.0.1", false],
  ["172.31.255.255", false],
  ["192.168.1.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["[::1]", false],
  ["[::]", false],
  ["[fd00::1]", false],
  ["[fe80::1]", false],
  ["[::ffff:127.0.0.1]", false],
  ["localhost", false],
  ["172.32.0.1", true],
  ["9.9.9.9", true],
  ["[2606:4700::1111]", true],
])("%s is public: %s", async (host, want) => {
  expect(await isPublicHost(host)).toBe(want);
});
