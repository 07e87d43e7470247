import { createHash } from "node:crypto";
import { writeJson } from "@quarterdeck/model";
import type { AdminModel } from "@quarterdeck/model";
import type { FastifyReply, FastifyRequest } from "fastify";
import { chooseEncoding, compress } from "./compress.ts";
import type { Encoding } from "./compress.ts";
import { dataPolicy } from "./security-headers.ts";

/** A model as it is sent: written once, compressed once for each encoding that someone asked for. */
export interface ServedModel {
  readonly model: AdminModel;
  readonly tag: string;
  encoded(encoding: Encoding): Promise<Buffer>;
}

export function createServedModel(model: AdminModel): ServedModel {
  const text = Buffer.from(writeJson(model));
  const tag = createHash("sha256").update(text).digest("base64url").slice(0, 22);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    model,
    tag,
    encoded(encoding) {
      const known = made.get(encoding) ?? compress(text, encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

/** 304 to who has this very model already. */
export async function sendModel(
  request: FastifyRequest,
  reply: FastifyReply,
  served: ServedModel,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  // A tag names bytes: each encoding has its own.
  const etag = `"${served.tag}-${encoding}"`;
  void reply.headers({
    etag,
    "cache-control": "private, no-cache",
    "content-security-policy": dataPolicy,
    vary: "accept-encoding, authorization",
  });
  const known = (request.headers["if-none-match"] ?? "").split(",");
  if (known.some((one) => one.trim().replace(/^W\//, "") === etag || one.trim() === "*")) {
    return reply.code(304).send();
  }
  if (encoding !== "identity") void reply.header("content-encoding", encoding);
  return reply.type("application/json; charset=utf-8").send(await served.encoded(encoding));
}
