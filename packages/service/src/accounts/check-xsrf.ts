import { timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { ServiceError } from "#problem/problems.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS", "TRACE"]);
const ownSites = new Set(["same-origin", "none"]);

/**
 * Rejects requests forged by other sites. The bearer token already prevents them; this is a second check. A browser
 * with our cookie must repeat it in the header, which only our own pages can do; a request that declares another site
 * is rejected. Programs without cookies and `Sec-Fetch-Site` pass. See docs/decisions/0013.
 */
export function checkXsrf(request: FastifyRequest): void {
  if (safeMethods.has(request.method)) return;
  const cookies = readCookies(request.headers.cookie ?? "", "XSRF-TOKEN");
  const header = String(request.headers["x-xsrf-token"] ?? "");
  if (cookies.length > 0) {
    if (cookies.some((cookie) => isSame(cookie, header))) return;
    throw new ServiceError(
      "xsrf",
      "The header X-XSRF-TOKEN does not repeat the cookie XSRF-TOKEN. Reload the page and retry.",
    );
  }
  const site = request.headers["sec-fetch-site"];
  if (typeof site === "string" && !ownSites.has(site)) {
    throw new ServiceError("xsrf", "The call came from another site and was rejected.");
  }
}

/** Every value of the cookie, as sent and decoded: two products on one host may both have set one. */
export function readCookies(header: string, name: string): readonly string[] {
  return header.split(";").flatMap((pair) => {
    const [key = "", ...rest] = pair.split("=");
    const value = rest.join("=").trim();
    if (key.trim() !== name || value === "") return [];
    return [value, decode(value)];
  });
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
