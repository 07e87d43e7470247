import { serveBooks } from "#e2e/fixtures/books-api.ts";
import { readGuides, splitCommand } from "#e2e/fixtures/guide.ts";
import { startService, type Service } from "#e2e/fixtures/service.ts";
import { expect, test } from "#e2e/fixtures/test.ts";
import { startUpstream } from "#e2e/fixtures/upstream.ts";

/** What the guides call the places that a test has addresses of its own for. */
const written = { console: "http://127.0.0.1:4400", api: "https://api.example.com" };

test("some guides are tried", () => {
  expect(new Set(readGuides().map(({ guide }) => guide)).size).toBeGreaterThan(1);
});

for (const { guide, start, steps } of readGuides()) {
  test(`what ${guide} says of "${start}" is so`, async ({ openBuiltIn }) => {
    const upstream = await startUpstream();
    serveBooks(upstream);
    const [npm, word, , ...flags] = splitCommand(start.replaceAll(written.api, upstream.origin));
    expect([npm, word]).toEqual(["npm", "start"]);
    const service: Service = flags.length === 0 ? await openBuiltIn() : await startService(flags);
    try {
      expect(steps).not.toEqual([]);
      let token = "";
      for (const { ask, answer } of steps) {
        const command = ask.replace(written.console, service.origin).replace("$TOKEN", token);
        await expect(async () => {
          const said = await run(command);
          expect(said, ask).toMatchObject(answer as Record<string, unknown>);
          token = (said as { readonly token?: string }).token ?? token;
        }).toPass({ timeout: 10_000 });
      }
    } finally {
      await service.stop();
      await upstream.close();
    }
  });
}

/** What `curl <address>`, with `-H` and `-d` where it sends something, would print. */
async function run(command: string): Promise<unknown> {
  const [curl, address = "", ...options] = splitCommand(command);
  expect(curl).toBe("curl");
  const valueOf = (option: string): string | undefined =>
    options.includes(option) ? options[options.indexOf(option) + 1] : undefined;
  const [name, value] = valueOf("-H")?.split(": ") ?? [];
  const body = valueOf("-d");
  const answer = await fetch(address, {
    headers: name === undefined || value === undefined ? {} : { [name]: value },
    ...(body === undefined ? {} : { method: "POST", body }),
  });
  return answer.json();
}
