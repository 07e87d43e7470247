import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError } from "#config/config.ts";
import type { Command, Config } from "#config/config.ts";
import { readCommand, readStartCommand } from "#config/read-command.ts";
import { writeHelp } from "#config/write-help.ts";
import { ServiceStartError } from "#database/service-start-error.ts";
import { createService } from "./app.ts";
import { escapeControls } from "./escape-controls.ts";
import { listen, requireAddress } from "./listen.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

const log = (line: string): void => {
  process.stderr.write(`${escapeControls(line)}\n`);
};
const print = (line: string): void => {
  process.stdout.write(`${escapeControls(line)}\n`);
};

const run: {
  readonly [kind in Command["kind"]]: (command: Extract<Command, { kind: kind }>) => Promise<void>;
} = {
  help: async () => print(writeHelp().trimEnd()),
  version: async () => print(await readVersion()),
  serve: ({ config }) => serve(config),
  "reset-password": async ({ email, config }) => {
    const { giveNewPassword } = await import("./give-new-password.ts");
    print(`The new password of ${email} is ${await giveNewPassword(email, config, log)}`);
    log(
      "All sessions of the account ended. Sign in with the new password, then change it under Settings.",
    );
  },
};

/** Version in the manifest of the package, or of the repository. */
async function readVersion(): Promise<string> {
  const manifest = await readFile(join(import.meta.dirname, "../../../package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

async function serve(config: Config): Promise<void> {
  await requireAddress(config);
  const service = await createService(config, {
    // Next to this file, built (dist/) or not (src/).
    clientDir: join(import.meta.dirname, "../../client/dist"),
    print: log,
    log: "warnings",
    startCommand: readStartCommand(),
  });
  stopOnSignals(service, log);
  try {
    const address = await listen(service, config);
    await service.prepared?.();
    const [publicUrl] = config.publicUrls;
    service.notes(publicUrl === undefined ? address : `${publicUrl}/`).forEach(print);
    print(`Quarterdeck is ready at ${address}`);
  } catch (error) {
    await service.close();
    throw error;
  }
}

/** Exit codes: 2 for wrong flags; 1 with a sentence for a start error; other errors are internal and shown in full. */
function fail(error: unknown): never {
  const isExpected = error instanceof ConfigError || error instanceof ServiceStartError;
  log(
    isExpected
      ? error.message
      : `Quarterdeck failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  process.exit(error instanceof ConfigError ? 2 : 1);
}

process.on("unhandledRejection", fail);
process.on("uncaughtException", fail);

try {
  const command = readCommand();
  await (run[command.kind] as (command: Command) => Promise<void>)(command);
} catch (error) {
  fail(error);
}
