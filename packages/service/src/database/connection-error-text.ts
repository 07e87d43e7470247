import { ownMember } from "@quarterdeck/model";

const untrusted =
  "The certificate of {server} is signed by an unknown authority: set sslrootcert to its certificate, or sslmode=require to skip the check";
const sslOnly = "ssl-only";
const sslMissing = "ssl-missing";

/** Sentence with the remedy, by error code. `{server}` is host and port, never a password. */
const lines: { readonly [code: string]: string } = {
  ECONNREFUSED: "There is no response from {server}: start PostgreSQL there or correct the address",
  ENOTFOUND: "The host of {server} is unknown: correct the address",
  EAI_AGAIN: "The host of {server} cannot be resolved: check the network or correct the address",
  ETIMEDOUT: "There is no response from {server} in time: check the network or correct the address",
  EHOSTUNREACH: "{server} cannot be reached: check the network or correct the address",
  ENOENT: "There is no socket at {server}: start PostgreSQL there or correct the address",
  ERR_INVALID_URL:
    "The address is not a PostgreSQL address: write postgres://user:password@host:5432/name",
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: "The certificate of {server} has expired: renew it",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "The certificate of {server} is for another host name: correct the address, or set sslmode=verify-ca",
  [sslOnly]: "{server} accepts encrypted connections only: set sslmode=require in the address",
  [sslMissing]:
    "{server} does not support SSL: turn it on there, or set sslmode=prefer in the address",
  "28P01": "{server} rejects the password: correct it in the address",
  "28000": "{server} rejects this user: correct the user in the address or allow it in pg_hba.conf",
  "3D000":
    "The database {name} does not exist at {server}: create it or correct the name in the address",
  "42501": "{server} does not let this user connect to that database: grant it CONNECT",
  "53300": "{server} has no connection left: close some, or raise max_connections",
  "57P03": "{server} is still starting or recovering: retry in a moment",
};

/** Returns one sentence about a database that cannot be reached. */
export function connectionErrorText(url: string, error: unknown): string {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  const previous =
    ownMember(lines, sslCode(message)) ??
    ownMember(lines, code) ??
    (message.includes("timeout") ? lines["ETIMEDOUT"] : undefined);
  const reason = previous ?? `{server} cannot be used (${withoutSecret(message, url)})`;
  const line = reason.replace("{server}", serverOf(url)).replace("{name}", nameOf(url));
  return `${line[0]?.toUpperCase()}${line.slice(1)} (--database or DATABASE_URL).`;
}

/** The code for a message of `pg` or `pg_hba.conf` about SSL; empty for others. */
function sslCode(message: string): string {
  if (message.includes("does not support SSL")) return sslMissing;
  return /pg_hba\.conf .*(?:no encryption|SSL off)/.test(message) ? sslOnly : "";
}

function serverOf(url: string): string {
  try {
    const { host, searchParams } = new URL(url);
    return `the database server ${searchParams.get("host") ?? (host === "" ? "localhost" : host)}`;
  } catch {
    return "the database server";
  }
}

function nameOf(url: string): string {
  const name = URL.canParse(url) ? new URL(url).pathname.slice(1) : "";
  return name === "" ? "of that name" : name;
}

function withoutSecret(message: string, url: string): string {
  const secret = /:\/\/[^:/@]*:([^@]+)@/.exec(url)?.[1];
  const plain = secret === undefined ? message : message.replaceAll(secret, "…");
  return plain.replaceAll(/\s+/g, " ").slice(0, 200);
}
