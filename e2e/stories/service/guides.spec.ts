import { serveBooks } from "#e2e/fixtures/books-api.ts";
import { readGuides, splitCommand } from "#e2e/fixtures/guide.ts";
import { startService, type Service } from "#e2e/fixtures/service.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import { startUpstream } from "#e2e/fixtures/upstream.ts";

/** Addresses in the guides that the test replaces. */
const documented = {
  console: "http://127.0.0.1:4400",
  api: "https://api.example.com",
  code: "the-setup-code",
};

test("several guides are tested", () => {
  expect(new Set(readGuides().map(({ guide }) => guide)).size).toBeGreaterThan(1);
});

for (const { guide, start, steps } of readGuides()) {
  test(`${guide}: the requests after "${start}" return the shown responses`, async ({
    openBuiltIn,
  }) => {
    const upstream = await startUpstream();
    serveBooks(upstream);
    const [npm, script, , ...flags] = splitCommand(
      start.replaceAll(documented.api, upstream.origin),
    );
    expect([npm, script]).toEqual(["npm", "start"]);
    const builtIn = flags.length === 0 ? await openBuiltIn() : undefined;
    const service: Service = builtIn ?? (await startService(flags));
    const code = (await builtIn?.setupLink())?.split("#code=")[1] ?? "";
    try {
      expect(steps).not.toEqual([]);
      let token = "";
      for (const { command, response } of steps) {
        const request = command
          .replace(documented.console, service.origin)
          .replace(documented.code, code)
          .replace("$TOKEN", token);
        await expect(async () => {
          const body = await run(request);
          expect(body, command).toMatchObject(response as Record<string, unknown>);
          token = (body as { readonly token?: string }).token ?? token;
        }).toPass({ timeout: 10_000 });
      }
    } finally {
      await service.stop();
      await upstream.close();
    }
  });
}

/** Response body of `curl <url>` with the options `-H` and `-d`. */
async function run(command: string): Promise<unknown> {
  const [curl, address = "", ...options] = splitCommand(command);
  expect(curl).toBe("curl");
  const valueOf = (option: string): string | undefined =>
    options.includes(option) ? options[options.indexOf(option) + 1] : undefined;
  const [name, value] = valueOf("-H")?.split(": ") ?? [];
  const body = valueOf("-d");
  const response = await fetch(address, {
    headers: name === undefined || value === undefined ? {} : { [name]: value },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
  return response.json();
}
