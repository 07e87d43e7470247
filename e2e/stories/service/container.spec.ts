import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { owner } from "#e2e/fixtures/built-in.ts";
import { readDockerfile, reportOf } from "#e2e/fixtures/dockerfile.ts";
import { freePort, root, stop, waitUntilServed } from "#e2e/fixtures/service.ts";
import { expect, test } from "#e2e/fixtures/test.ts";

test.skip(process.platform !== "linux", "the container is made of Linux");

/** Size limit of the files that run, in megabytes; the packages for the build are ten times as large. */
const heaviest = 42;

const [making, running] = readDockerfile();

/** The steps of the Dockerfile run in an empty folder, because there is no container engine. */
test("the result of the Dockerfile runs as an unprivileged user and responds @long", async () => {
  // The first start makes the sample data, which takes minutes on a busy machine.
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), "quarterdeck-container-"));
  const within = (text: string): string =>
    text.replaceAll(/(?<![\w.])\/(?=(?:app|data)\b)/g, `${folder}/`);
  try {
    chmodSync(folder, 0o755);
    execFileSync("sh", ["-c", within(reportOf(making, "RUN"))], { cwd: root, stdio: "pipe" });
    const weight = execFileSync("du", ["-sm", "--apparent-size", join(folder, "app")]);
    expect(Number.parseInt(weight.toString(), 10)).toBeLessThan(heaviest);
    const port = await freePort();
    const noUser = asUser(reportOf(running, "USER"), folder);
    const env = { PATH: process.env["PATH"], ...readEnvironment(), PORT: String(port) };
    const [command = "", ...args] = noUser(JSON.parse(within(reportOf(running, "ENTRYPOINT"))));
    const cwd = join(folder, reportOf(running, "WORKDIR"));
    const service = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    service.stdout.on("data", (chunk) => (output += String(chunk)));
    service.stderr.on("data", (chunk) => (output += String(chunk)));
    try {
      const origin = `http://127.0.0.1:${port}`;
      await waitUntilServed(`${origin}/readyz`, service, () => output);
      const [healthy = "", ...how] = noUser(
        JSON.parse(reportOf(running, "HEALTHCHECK").replace(/^.*CMD /, "")),
      );
      expect(spawnSync(healthy, how, { env }).status).toBe(0);
      expect(await (await fetch(`${origin}/login`)).text()).toContain('id="quarterdeck"');

      // The first caller from another machine must not become the owner.
      const findCode = (): string | undefined => /#code=(\S+)/.exec(output)?.[1];
      await expect.poll(findCode).toBeDefined();
      expect((await register(origin, undefined)).status).toBe(422);
      const { token } = (await (await register(origin, findCode())).json()) as { token: string };
      const headers = { authorization: `Bearer ${token}` };
      const orders = await fetch(`${origin}/api/orders?perPage=1`, { headers });
      expect(await orders.json()).toMatchObject({ total: 100_000 });
    } finally {
      await stop(service);
    }
    expect(service.exitCode, output).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

function register(origin: string, code: string | undefined): Promise<Response> {
  return fetch(`${origin}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...owner, code }),
  });
}

/** Switches root to the user of the Dockerfile; other users have no privileges already. */
function asUser(user: string, folder: string): (command: readonly string[]) => readonly string[] {
  if (process.getuid?.() !== 0) return (command) => command;
  const [uid = "", gid = ""] = user.split(":");
  execFileSync("chown", ["-R", user, join(folder, "data")]);
  const drop = ["--reuid", uid, "--regid", gid, "--clear-groups", "--no-new-privs"];
  return (command) => ["setpriv", ...drop, ...command];
}

function readEnvironment(): Readonly<Record<string, string>> {
  const lines = (running ?? []).filter(({ word }) => word === "ENV");
  return Object.fromEntries(lines.map(({ rest }) => rest.split("=")));
}
