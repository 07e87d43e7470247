/** Sentence with the remedy, by error code. `{place}` is host and port, never a password. */
const lines: { readonly [code: string]: string } = {
  ECONNREFUSED: "Nothing answers at {place}: start PostgreSQL there, or mend the address",
  ENOTFOUND: "The host of {place} is not known: mend the address",
  EAI_AGAIN: "The host of {place} cannot be looked up: check the network or mend the address",
  ETIMEDOUT: "Nothing answers at {place} in time: check the network or mend the address",
  EHOSTUNREACH: "{place} cannot be reached: check the network or mend the address",
  ENOENT: "There is no socket at {place}: start PostgreSQL there, or mend the address",
  ERR_INVALID_URL:
    "The address is not one of PostgreSQL: write postgres://user:password@host:5432/name",
  "28P01": "{place} refuses the password: mend it in the address",
  "28000": "{place} refuses this user: mend the user in the address, or allow it in pg_hba.conf",
  "3D000":
    "The database {name} does not exist at {place}: create it, or mend the name in the address",
  "42501": "{place} does not let this user connect to that database: grant it CONNECT",
  "53300": "{place} has no connection left: close some, or raise max_connections",
  "57P03": "{place} is still starting or recovering: try again in a moment",
};

/** Returns one sentence about a database that cannot be reached. */
export function refusalSentence(url: string, error: unknown): string {
  const { code = "", message = "" } = (error ?? {}) as { code?: string; message?: string };
  const previous = lines[code] ?? (message.includes("timeout") ? lines["ETIMEDOUT"] : undefined);
  const reason = previous ?? `{place} cannot be used (${withoutSecret(message, url)})`;
  const line = reason.replace("{place}", placeOf(url)).replace("{name}", nameOf(url));
  return `${line[0]?.toUpperCase()}${line.slice(1)} (--database or DATABASE_URL).`;
}

function placeOf(url: string): string {
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
