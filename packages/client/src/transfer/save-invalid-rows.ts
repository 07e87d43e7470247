import type { ImportError, SourceRow } from "@quarterdeck/model";
import { createRowWriter } from "@quarterdeck/model";
import type { CheckedImport } from "./check-import.ts";
import { checkedRows } from "./check-import.ts";
import { textColumn } from "./error-column.ts";
import { openSink } from "./file-sink.ts";

interface SaveInvalidOptions {
  readonly name: string;
  readonly errorColumn: string;
  readonly write: (error: ImportError) => string;
}

/** Downloads the rows with errors as they were in the file, each with its errors. */
export async function saveInvalidRows(
  { order, lookups }: CheckedImport,
  { name, errorColumn, write }: SaveInvalidOptions,
): Promise<void> {
  const sink = await openSink(name, { extension: "csv", mediaType: "text/csv" });
  if (sink === undefined) return;
  const columns = [...order.source.columns.filter((one) => one !== errorColumn), errorColumn];
  const writer = createRowWriter(
    "csv",
    columns.map((column) => textColumn(column)),
  );
  await sink.write(writer.head);
  for await (const rows of checkedRows(order, lookups)) {
    const invalid = rows.filter(({ checked }) => checked.errors.length > 0);
    const records = invalid.map(({ row, checked }) => ({
      ...valuesOf(row),
      [errorColumn]: checked.errors.map(write).join(" "),
    }));
    await sink.write(writer.write(records));
  }
  await sink.write(writer.end());
  await sink.save(name);
}

function valuesOf({ values }: SourceRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...values].map(([name, value]) => [name, "text" in value ? value.text : value.json]),
  );
}
