import type { ImportError, SourceRow } from "@quarterdeck/model";
import { createRowWriter } from "@quarterdeck/model";
import type { CheckedImport } from "./check-import.ts";
import { checkedRows } from "./check-import.ts";
import { ERROR_COLUMN, textColumn } from "./error-column.ts";
import { openSink } from "./file-sink.ts";

/** The rows that cannot be sent, as they stood in the file, each with what speaks against it. */
export async function saveFaultyRows(
  { order, found }: CheckedImport,
  { name, write }: { readonly name: string; readonly write: (fault: ImportError) => string },
): Promise<void> {
  const sink = await openSink(name, { extension: "csv", mediaType: "text/csv" });
  if (sink === undefined) return;
  const columns = [...order.source.columns.filter((one) => one !== ERROR_COLUMN), ERROR_COLUMN];
  const writer = createRowWriter("csv", columns.map(textColumn));
  await sink.write(writer.head);
  for await (const rows of checkedRows(order, found)) {
    const faulty = rows.filter(({ checked }) => checked.errors.length > 0);
    const told = faulty.map(({ row, checked }) => ({
      ...valuesOf(row),
      [ERROR_COLUMN]: checked.errors.map(write).join(" "),
    }));
    await sink.write(writer.write(told));
  }
  await sink.write(writer.end());
  await sink.save(name);
}

function valuesOf({ values }: SourceRow): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...values].map(([name, value]) => [name, "text" in value ? value.text : value.json]),
  );
}
