// @vitest-environment node
import { expect, test } from "vitest";
import { inspectFile, readRows } from "./import-file.ts";

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xff, 0xfe]);
  for (let at = 0; at < text.length; at += 1) {
    bytes[2 + at * 2] = text.charCodeAt(at) & 0xff;
    bytes[3 + at * 2] = text.charCodeAt(at) >> 8;
  }
  return bytes;
}

test.each([
  ["UTF-8", "name,city\r\nZoë,Łódź\r\n", "utf-8", "Łódź"],
  ["UTF-8 with a byte order mark", "\uFEFFname;city\nZoë;Łódź", "utf-8", "Łódź"],
  ["UTF-16", utf16("name\tcity\nZoë\tŁódź\n"), "utf-16le", "Łódź"],
  [
    "an old encoding",
    Uint8Array.from(`name,city\nx,K\u00F6ln\n`, (sign) => sign.charCodeAt(0)),
    "windows-1252",
    "Köln",
  ],
])("%s is read", async (_, content, encoding, city) => {
  const source = await inspectFile(new File([content], "people.csv"));
  expect(source).toMatchObject({ encoding, count: 1, columns: ["name", "city"] });
  expect(source.sample[0]?.values.get("city")).toEqual({ text: city });
});

test("a long file is read in chunks, and only its first rows stay in memory", async () => {
  const text = `id,name\n${Array.from({ length: 5000 }, (_, index) => `${index},Ünal ${index}`).join("\n")}`;
  const source = await inspectFile(new File([text], "people.csv"));
  expect(source.count).toBe(5000);
  expect(source.sample).toHaveLength(3);
  let last: unknown;
  let count = 0;
  for await (const rows of readRows(source)) {
    count += rows.length;
    last = rows.at(-1) ?? last;
  }
  expect(count).toBe(5000);
  expect(last).toMatchObject({ number: 5000 });
});

test("a note of an incomplete file is read", async () => {
  const source = await inspectFile(new File(['[{"a":1},{"# incomplete":"1 of 2"}]'], "x.json"));
  expect(source).toMatchObject({ count: 1, incomplete: "1 of 2" });
});
