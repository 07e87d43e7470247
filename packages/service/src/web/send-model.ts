import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding } from "./compress.ts";
import { dataPolicy } from "./security-headers.ts";
import type { ServedText } from "./served-text.ts";

interface VersionedText {
  readonly version: string;
  /** Undefined: there is no such thing in this version. */
  readonly text: ServedText | undefined;
}

const year = 31_536_000;

/** 304 to who has this very version already; who asks for it by its name need not even ask again. */
export async function sendModel(
  request: FastifyRequest<{ Querystring: { readonly v?: string } }>,
  reply: FastifyReply,
  { version, text }: VersionedText,
): Promise<FastifyReply> {
  // Weak: the same whatever the encoding, and however densely it was compressed.
  const etag = `W/"${version}"`;
  void reply.headers({
    etag,
    "cache-control":
      request.query.v === version ? `private, max-age=${year}, immutable` : "private, no-cache",
    "content-security-policy": dataPolicy,
    vary: "accept-encoding, authorization",
  });
  const known = (request.headers["if-none-match"] ?? "").split(",").map((one) => one.trim());
  if (known.some((one) => one === etag || one === etag.slice(2) || one === "*")) {
    return reply.code(304).send();
  }
  // A part is asked for by what an address looks like, before it is known what there is.
  if (text === undefined) return reply.code(204).send();
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(await text.encoded(encoding));
}
