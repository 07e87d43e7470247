import type { Credential } from "@quarterdeck/model";
import type { TokenIdentity } from "#http/find-credential.ts";

/** A pasted value as it is sent. */
export interface PastedToken extends TokenIdentity {
  /** True if the value declares its own form, which no other replaces. */
  readonly isFixed: boolean;
}

/** Reads a pasted value, which may start with a scheme or with the name of its header: it is sent as it is. */
export function readPastedToken(pasted: string, credential: Credential): PastedToken {
  const text = pasted.trim();
  const [, header, rest = text] =
    /^((?:proxy-)?authorization|x-[\w-]+|(?:[\w-]*[-_])?(?:key|token)):\s*(\S.*)$/i.exec(text) ??
    [];
  const [, scheme, token] = /^([A-Za-z][\w-]{1,24}) +(\S+)$/.exec(rest) ?? [];
  const name = header ?? (credential.in === "header" ? credential.name : undefined);
  if (scheme !== undefined && token !== undefined && name !== undefined)
    return { token, credential: { in: "header", name, prefix: `${scheme} ` }, isFixed: true };
  if (header !== undefined)
    return { token: rest, credential: { in: "header", name: header, prefix: "" }, isFixed: true };
  const isBearer = /^bearer$/i.test(scheme ?? "");
  return { token: isBearer && token !== undefined ? token : text, credential, isFixed: false };
}
