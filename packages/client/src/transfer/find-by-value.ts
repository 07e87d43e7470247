import {
  buildListRequest,
  type Filter,
  type JsonPath,
  type ListPage,
  readObservedPage,
  recordKey,
  scalarText,
  valueAt,
} from "@quarterdeck/model";
import { sendTracked } from "#queries/permission-cache.ts";
import { sendWithRetries } from "#queries/send-with-retries.ts";
import { isListable, type LookupTarget } from "./find-by-key.ts";
import { forEachParallel } from "./for-each-parallel.ts";

interface ByValue {
  readonly filter: Filter;
  /** Path of the value in a row. */
  readonly path: JsonPath;
  readonly values: readonly string[];
  readonly onChecked: (count: number) => void;
}

/** Values per request; more would make the URL too long. */
const BATCH = 50;

/** Finds the keys of records by a value; a value without an entry could not be checked. */
export async function findByValue(
  target: LookupTarget,
  { filter, path, values, onChecked }: ByValue,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const keysByValue = new Map<string, readonly string[]>();
  if (!isListable(target)) return keysByValue;

  async function checkValues(expected: readonly string[]): Promise<void> {
    const page = await readPage(target, filter, expected);
    const isFiltered = page.rows.every((row) => expected.some((value) => hasValue(row, value)));
    const isProof = isComplete(page) && isFiltered;
    for (const value of expected) {
      const rows = page.rows.filter((row) => hasValue(row, value));
      const keys = new Set(rows.flatMap((row) => recordKey(target.resource, row) ?? []));
      // An incomplete page, or one that the filter did not limit, proves nothing about missing values.
      if (isProof || keys.size > 1) keysByValue.set(value, [...keys]);
      else if (expected.length > 1) await checkValues([value]);
    }
  }

  /** An exact filter may still ignore the case of letters. */
  function hasValue(row: unknown, value: string): boolean {
    return fold(scalarText(valueAt(row, path))) === fold(value);
  }

  const isMany = filter.operator === "in";
  // Most APIs separate the values of a list parameter with commas.
  const sendable = values.filter((value) => !isMany || !value.includes(","));
  const size = isMany ? BATCH : 1;
  const batches = Array.from({ length: Math.ceil(sendable.length / size) }, (_, index) =>
    sendable.slice(index * size, (index + 1) * size),
  );
  await forEachParallel(batches, async (batch) => {
    await checkValues(batch);
    onChecked(batch.length);
  });
  return keysByValue;
}

function fold(text: string | undefined): string | undefined {
  return text?.trim().toLowerCase();
}

function isComplete({ rows, total = rows.length, hasNext }: ListPage): boolean {
  if (total > rows.length) return false;
  return hasNext === false || (hasNext === undefined && rows.length < 2);
}

async function readPage(
  { client, chunk, resource, parents = {}, signal }: LookupTarget,
  { name }: Filter,
  values: readonly string[],
): Promise<ListPage> {
  const state = { page: 1, size: BATCH, sort: [], search: "", filters: { [name]: values } };
  const request = buildListRequest(chunk, resource, state, parents);
  const response = await sendWithRetries(
    () => sendTracked(client, resource.list?.operation, request, signal),
    signal,
  );
  return readObservedPage(chunk, resource, response, state);
}
