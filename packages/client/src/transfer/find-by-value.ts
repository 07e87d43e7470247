import {
  buildListRequest,
  type Filter,
  type JsonPath,
  type ListPage,
  readListPage,
  recordKey,
  scalarText,
  valueAt,
} from "@quarterdeck/model";
import { sendTracked } from "#queries/permission-cache.ts";
import { sendWithRetries } from "#queries/send-with-retries.ts";
import { isListable, type LookedIn } from "./find-by-key.ts";
import { inLanes } from "./in-lanes.ts";

interface ByValue {
  readonly filter: Filter;
  /** Where a row of the list has the value. */
  readonly path: JsonPath;
  readonly values: readonly string[];
  readonly onLooked: (count: number) => void;
}

/** More would make addresses too long. */
const BATCH = 50;

/** Value → keys of the records that have it; a value that is not in it was not found out. */
export async function findByValue(
  target: LookedIn,
  { filter, path, values, onLooked }: ByValue,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  if (!isListable(target)) return found;

  async function look(wanted: readonly string[]): Promise<void> {
    const page = await readPage(target, filter, wanted);
    const isHeeded = page.rows.every((row) => wanted.some((value) => isNamed(row, value)));
    const isProof = isWhole(page) && isHeeded;
    for (const value of wanted) {
      const rows = page.rows.filter((row) => isNamed(row, value));
      const keys = new Set(rows.flatMap((row) => recordKey(target.resource, row) ?? []));
      // What may stand on a next page, or was not narrowed to what was asked for, says nothing of what is missing.
      if (isProof || keys.size > 1) found.set(value, [...keys]);
      else if (wanted.length > 1) await look([value]);
    }
  }

  /** Whoever finds by an exact filter may still take large letters for small ones. */
  function isNamed(row: unknown, value: string): boolean {
    return fold(scalarText(valueAt(row, path))) === fold(value);
  }

  const isMany = filter.operator === "in";
  // Values that are told in a row are divided by commas in most APIs.
  const asked = values.filter((value) => !isMany || !value.includes(","));
  const size = isMany ? BATCH : 1;
  const batches = Array.from({ length: Math.ceil(asked.length / size) }, (_, index) =>
    asked.slice(index * size, (index + 1) * size),
  );
  await inLanes(batches, async (batch) => {
    await look(batch);
    onLooked(batch.length);
  });
  return found;
}

function fold(text: string | undefined): string | undefined {
  return text?.trim().toLowerCase();
}

function isWhole({ rows, total = rows.length, hasNext }: ListPage): boolean {
  if (total > rows.length) return false;
  return hasNext === false || (hasNext === undefined && rows.length < 2);
}

async function readPage(
  { chunk, resource, parents = {}, signal }: LookedIn,
  { name }: Filter,
  values: readonly string[],
): Promise<ListPage> {
  const state = { page: 1, size: BATCH, sort: [], search: "", filters: { [name]: values } };
  const request = buildListRequest(chunk, resource, state, parents);
  const response = await sendWithRetries(
    () => sendTracked(resource.list?.operation, request, signal),
    signal,
  );
  return readListPage(resource, response, state);
}
