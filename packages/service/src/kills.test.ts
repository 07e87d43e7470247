import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildService, prepareDataDir, startBuiltService } from "#testing/built-service.ts";
import { campaignSize } from "#testing/campaign-size.ts";

let folder = "";
let dataDir = "";
let token = "";
/** Texts whose writes were acknowledged, over all starts. */
const acknowledged = new Set<string>();
const sent = new Set<string>();

beforeAll(async () => {
  folder = buildService("kills-test");
  dataDir = mkdtempSync(join(tmpdir(), "quarterdeck-kills-"));
  token = await prepareDataDir(
    dataDir,
    "create table notes (id int generated always as identity primary key, text text unique)",
  );
}, 120_000);
afterAll(() => {
  for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true });
});

const headers = () => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });

/** Writes until the service is gone. */
async function writeUntilKilled(address: string, name: string): Promise<void> {
  for (let count = 0; ; count += 1) {
    const text = `${name}-${count}`;
    sent.add(text);
    const body = JSON.stringify({ text });
    const response = await fetch(`${address}api/notes`, {
      method: "POST",
      headers: headers(),
      body,
    })
      .then(({ status }) => status)
      .catch(() => undefined);
    if (response === undefined) return;
    if (response === 201) acknowledged.add(text);
  }
}

async function readTexts(address: string): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${address}api/notes?perPage=1000&sort=id&page=${page}`, {
      headers: headers(),
    });
    const { data } = (await response.json()) as { readonly data: readonly { text: string }[] };
    texts.push(...data.map(({ text }) => text));
    if (data.length < 1000) return texts;
  }
}

const turns = Array.from({ length: campaignSize("kills") }, (_, index) => index + 1);

test.each(turns)("kill %i during writes loses nothing that was acknowledged", async (turn) => {
  const service = startBuiltService(folder, "--data", dataDir);
  const address = await service.address;
  const before = acknowledged.size;
  const lanes = [1, 2, 3].map((lane) => writeUntilKilled(address, `${turn}-${lane}`));
  await expect
    .poll(() => acknowledged.size - before, { timeout: 60_000 })
    .toBeGreaterThan(turn % 7);
  service.kill();
  await service.ended;
  await Promise.all(lanes);

  const next = startBuiltService(folder, "--data", dataDir);
  const stored = await readTexts(await next.address);
  next.kill();
  await next.ended;
  expect(stored.filter((text) => !sent.has(text))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  expect([...acknowledged].filter((text) => !stored.includes(text))).toEqual([]);
});
