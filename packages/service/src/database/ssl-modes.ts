import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { ConnectionOptions } from "node:tls";
import pg from "pg";
import { ServiceStartError } from "./service-start-error.ts";

/** One way to connect; false: without SSL. */
export type SslChoice = ConnectionOptions | false;

export interface SslPlan {
  /** The address without its SSL parameters, which `pg` reads differently from libpq. */
  readonly url: string;
  /** In the order to try them. */
  readonly choices: readonly SslChoice[];
}

const parameters = ["sslmode", "sslrootcert", "sslcert", "sslkey", "ssl", "uselibpqcompat"];
const modes = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"] as const;
type SslMode = (typeof modes)[number];

/**
 * Reads the SSL parameters of an address as libpq does
 * (https://www.postgresql.org/docs/current/libpq-ssl.html): `prefer` without a mode, no verification for `require`
 * unless there is a root certificate. One difference: without a root certificate, `verify-ca` and `verify-full` trust
 * the authorities of Node.js. Throws a `ServiceStartError`.
 */
export function planSsl(url: string): SslPlan {
  if (!URL.canParse(url) || !/^postgres(?:ql)?:$/.test(new URL(url).protocol)) {
    return { url, choices: [false] };
  }
  const address = new URL(url);
  const read = (name: string): string | undefined => address.searchParams.get(name) ?? undefined;
  const mode = readMode(read("sslmode"), read("sslrootcert"));
  const certificates = mode === "disable" ? {} : readCertificates(read);
  const isSocket = address.hostname === "" || address.searchParams.get("host")?.startsWith("/");
  for (const name of parameters) address.searchParams.delete(name);
  return {
    url: address.href,
    choices: isSocket === true ? [false] : choicesOf[mode](certificates),
  };
}

function readMode(text: string | undefined, rootCertificate: string | undefined): SslMode {
  const mode = modes.find((one) => one === text);
  if (mode !== undefined) return mode;
  if (text === undefined) return rootCertificate === "system" ? "verify-full" : "prefer";
  throw new ServiceStartError(
    `sslmode=${text.slice(0, 40)} is unknown: write ${modes.join(", ")} (--database, DATABASE_URL or PGSSLMODE).`,
  );
}

type Certificates = Pick<ConnectionOptions, "ca" | "cert" | "key">;

const unverified = { rejectUnauthorized: false };
/** The certificate counts, not its name. */
const anyName = { checkServerIdentity: () => undefined };

const choicesOf: { readonly [mode in SslMode]: (files: Certificates) => readonly SslChoice[] } = {
  disable: () => [false],
  allow: (files) => [false, { ...files, ...unverified }],
  prefer: (files) => [{ ...files, ...unverified }, false],
  require: (files) =>
    files.ca === undefined ? [{ ...files, ...unverified }] : choicesOf["verify-ca"](files),
  "verify-ca": (files) => [{ ...files, ...anyName }],
  "verify-full": (files) => [{ ...files }],
};

function readCertificates(read: (name: string) => string | undefined): Certificates {
  const root = read("sslrootcert");
  const files = {
    ca: root === "system" ? undefined : (root ?? defaultFile("root.crt")),
    cert: read("sslcert") ?? defaultFile("postgresql.crt"),
    key: read("sslkey") ?? defaultFile("postgresql.key"),
  };
  const entries = Object.entries(files).flatMap(([name, path]) =>
    path === undefined ? [] : [[name, readCertificate(path)]],
  );
  return Object.fromEntries(entries) as Certificates;
}

function defaultFile(name: string): string | undefined {
  const path = join(homedir(), ".postgresql", name);
  return existsSync(path) ? path : undefined;
}

function readCertificate(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new ServiceStartError(
      `The file ${path} of the database connection cannot be read. Correct sslrootcert, sslcert or sslkey (--database or DATABASE_URL).`,
      { cause: error },
    );
  }
}

/** Connects with the first choice that the server takes. Rejects with the error that names the reason. */
export async function chooseSsl({ url, choices }: SslPlan, timeoutMs: number): Promise<SslChoice> {
  let named: unknown;
  let last: unknown;
  for (const ssl of choices) {
    const client = new pg.Client({
      connectionString: url,
      ssl,
      connectionTimeoutMillis: timeoutMs,
    });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.end();
      return ssl;
    } catch (error) {
      last = error;
      // The refusal of a plain connection only means that the server requires the encrypted one.
      if (ssl !== false && codeOf(error) === "28000") named = error;
      await client.end().catch(() => undefined);
      if (!isRefusedChoice(error)) break;
    }
  }
  throw named ?? last;
}

function codeOf(error: unknown): string {
  return String((error as { readonly code?: unknown } | null)?.code ?? "");
}

/** True if another choice may succeed: SSL is not spoken, or pg_hba.conf requires the other one. */
function isRefusedChoice(error: unknown): boolean {
  return /^(28000|ERR_SSL.*|ERR_TLS.*|EPROTO)$/.test(codeOf(error)) || isWithoutSsl(error);
}

function isWithoutSsl(error: unknown): boolean {
  return error instanceof Error && error.message.includes("does not support SSL");
}
