import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "./compress.ts";
import { dataPolicy } from "./security-headers.ts";
import type { ServedText } from "./served-text.ts";

interface VersionedText {
  readonly version: string;
  /** Undefined: this version has no such chunk. */
  readonly text: ServedText | undefined;
}

const year = 31_536_000;

/** Sends a text with its version: 304 if the client has it; an address with a version is immutable. */
export async function sendModel(
  request: FastifyRequest<{ Querystring: { readonly v?: string } }>,
  reply: FastifyReply,
  { version, text }: VersionedText,
): Promise<FastifyReply> {
  // Weak: equal for all encodings and compression levels.
  const etag = `W/"${version}"`;
  void reply.headers({
    etag,
    "cache-control":
      request.query.v === version ? `private, max-age=${year}, immutable` : "private, no-cache",
    "content-security-policy": dataPolicy,
    vary: "accept-encoding, authorization",
  });
  const previous = (request.headers["if-none-match"] ?? "").split(",").map((one) => one.trim());
  if (previous.some((one) => one === etag || one === etag.slice(2) || one === "*")) {
    return reply.code(304).send();
  }
  // The client requests a chunk by its address before it knows whether it exists.
  if (text === undefined) return reply.code(204).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(await text.encoded(encoding));
}
