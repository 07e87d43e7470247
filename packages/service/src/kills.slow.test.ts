import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildService, prepareDataDir, startBuiltService } from "#testing/built-service.ts";
import type { BuiltService } from "#testing/built-service.ts";
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

const kills = Array.from({ length: campaignSize("kills") }, (_, index) => index + 1);

/** Checks the rows after a kill: every acknowledged text, and no text twice. */
async function checkStored(address: string): Promise<void> {
  const stored = await readTexts(address);
  expect(stored.filter((text) => !sent.has(text))).toEqual([]);
  expect(new Set(stored).size).toBe(stored.length);
  expect([...acknowledged].filter((text) => !stored.includes(text))).toEqual([]);
}

/** Started after the last kill; the next test reads, then writes. A separate start for each would take twice as long. */
let current: BuiltService | undefined;
afterAll(async () => {
  current?.kill();
  await current?.ended;
});

test.each(kills)("kill %i during writes loses nothing that was acknowledged", async (kill) => {
  const service = current ?? startBuiltService(folder, "--data", dataDir);
  const address = await service.address;
  const before = acknowledged.size;
  const lanes = [1, 2, 3].map((lane) => writeUntilKilled(address, `${kill}-${lane}`));
  await expect
    .poll(() => acknowledged.size - before, { timeout: 60_000 })
    .toBeGreaterThan(kill % 7);
  service.kill();
  await service.ended;
  await Promise.all(lanes);

  current = startBuiltService(folder, "--data", dataDir);
  await checkStored(await current.address);
});
