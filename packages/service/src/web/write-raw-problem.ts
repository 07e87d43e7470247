import type { Duplex } from "node:stream";
import { ownMember } from "@quarterdeck/model";
import { createProblem } from "#problem/problems.ts";
import type { ProblemCode } from "#problem/problems.ts";
import { securityHeaders } from "./security-headers.ts";

/** Codes for errors of Node's HTTP parser; every other one is a malformed request. */
const codes: { readonly [code: string]: readonly [ProblemCode, string] } = {
  ERR_HTTP_REQUEST_TIMEOUT: ["request-timeout", "The request did not arrive in time."],
  HPE_HEADER_OVERFLOW: ["headers-too-large", "The headers are too large."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ["too-large", "The chunk extensions of the body are too large."],
};
const malformed = ["bad-request", "The request is not valid HTTP."] as const;

/** Rejects a request that cannot be parsed, and ends the connection: its further bytes have no meaning. */
export function writeParseProblem(socket: Duplex, error: Error): void {
  const code = "code" in error ? String(error.code) : "";
  if (code === "ECONNRESET") socket.destroy();
  else writeRawProblem(socket, ...(ownMember(codes, code) ?? malformed));
}

/** Writes a problem to a connection without a request object, and ends it. */
export function writeRawProblem(socket: Duplex, code: ProblemCode, detail: string): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const problem = createProblem(code, detail);
  const body = JSON.stringify(problem);
  const headers = {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    ...securityHeaders,
    "content-length": String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    connection: "close",
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const text = [`HTTP/1.1 ${problem.status} ${problem.title}`, ...head, "", body].join("\r\n");
  socket.end(text, () => socket.destroy());
}
