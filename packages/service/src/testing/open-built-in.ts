import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request as sendRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accountMigrations } from "#accounts/account-migrations.ts";
import { createSteadyClock } from "#accounts/steady-clock.ts";
import { createToken } from "#accounts/token-store.ts";
import { createService } from "#app.ts";
import { connectDatabase } from "#database/connect-database.ts";
import { migrate } from "#database/migrate.ts";
import { readCommand } from "#config/read-command.ts";
import { testSchema } from "./tables-schema.ts";
import { typesSchema } from "./types-schema.ts";

/** Kinds of callers. `ended` to `forged` have no session. */
export const callers = [
  "none",
  "waiting",
  "disabled",
  "expired",
  "forged",
  "viewer",
  "otherViewer",
  "editor",
  "owner",
] as const;

export type CallerKind = (typeof callers)[number];

export interface Sent {
  readonly method?: string;
  readonly path: string;
  readonly caller?: CallerKind;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string;
}

export interface Received {
  readonly status: number;
  readonly headers: { readonly [name: string]: unknown };
  readonly body: string;
}

/** The complete built-in service with the test schema, on a free port. */
export interface OpenBuiltIn {
  readonly port: number;
  readonly tokens: { readonly [kind in CallerKind]: string | undefined };
  send(sent: Sent): Promise<Received>;
  close(): Promise<void>;
}

/** Tables whose names and columns are names of members that every object has. */
const inheritedSchema = `
  create table public."constructor" ("toString" text, "valueOf" integer, "__proto__" integer primary key, "hasOwnProperty" jsonb);
  insert into public."constructor" values ('a', 1, 1, '{"__proto__": 1}');
  create table public."__proto__" (id integer primary key, "constructor" text);
  insert into public."__proto__" values (1, 'x');`;

export async function openBuiltIn(): Promise<OpenBuiltIn> {
  const folder = mkdtempSync(join(tmpdir(), "quarterdeck-campaign-"));
  const clientDir = join(folder, "client");
  mkdirSync(clientDir);
  writeFileSync(join(clientDir, "index.html"), "<!doctype html><html><head></head></html>");
  const dataDir = join(folder, "data");
  const tokens = await prepare(dataDir);
  const command = readCommand(["--data", dataDir], {});
  if (command.kind !== "serve") throw new Error(command.kind);
  const service = await createService(command.config, {
    clientDir,
    print: () => {},
    log: "quiet",
    startCommand: { program: "npm start --", flags: [] },
  });
  await service.server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = service.server.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  return {
    port,
    tokens,
    send: (sent) => send({ port, agent, token: tokens[sent.caller ?? "none"] }, sent),
    close: async () => {
      agent.destroy();
      await service.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function prepare(dataDir: string): Promise<OpenBuiltIn["tokens"]> {
  const database = await connectDatabase({ dataDir, sample: false, log: () => {} });
  try {
    await migrate(database, accountMigrations);
    await database.query(testSchema);
    await database.query(inheritedSchema);
    await database.query(typesSchema);
    const create = async (name: string, role: string, status = "active"): Promise<string> => {
      const { rows } = await database.query<{ id: number }>(
        "insert into quarterdeck.accounts (name, email, password, role, status) values ($1, $2, 'x', $3, $4) returning id",
        [name, `${name}@example.com`, role, status],
      );
      return createToken(database, createSteadyClock(), rows[0]?.id ?? 0);
    };
    // First: the accounts that the matrix addresses by their ids.
    const owner = await create("owner", "owner");
    const viewer = await create("viewer", "viewer");
    const tokens = {
      none: undefined,
      owner,
      viewer,
      otherViewer: await create("other", "viewer"),
      editor: await create("editor", "editor"),
      waiting: await create("waiting", "owner", "waiting"),
      disabled: await create("disabled", "owner", "disabled"),
      expired: await create("expired", "owner"),
      forged: "A".repeat(43),
    };
    await database.query(
      "update quarterdeck.tokens set expires_at = created_at - interval '1 day' where account_id = (select id from quarterdeck.accounts where name = 'expired')",
    );
    return tokens;
  } finally {
    await database.close();
  }
}

interface Line {
  readonly port: number;
  readonly agent: Agent;
  readonly token: string | undefined;
}

function send({ port, agent, token }: Line, sent: Sent): Promise<Received> {
  const { method = "GET", path, headers, body = "" } = sent;
  return new Promise((resolve, reject) => {
    const request = sendRequest(
      {
        host: "127.0.0.1",
        port,
        agent,
        method,
        path,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== "" && { "content-length": String(Buffer.byteLength(body)) }),
          ...headers,
        },
      },
      (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk) => (text += String(chunk)));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
        );
        response.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
