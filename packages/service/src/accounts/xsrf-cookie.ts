import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookies } from "./check-xsrf.ts";

/** Sets the XSRF cookie with the page, whose script repeats it in a header. An existing cookie stays valid. */
export function setXsrfCookie(request: FastifyRequest, reply: FastifyReply, prefix: string): void {
  if (readCookies(request.headers.cookie ?? "", "XSRF-TOKEN").length > 0) return;
  const value = randomBytes(16).toString("base64url");
  const secure = request.protocol === "https" ? "; Secure" : "";
  void reply.header("set-cookie", `XSRF-TOKEN=${value}; Path=${prefix}/; SameSite=Strict${secure}`);
}
