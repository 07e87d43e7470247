import type { Evidence } from "#nouns/evidence.ts";
import type { JsonPath } from "#nouns/json.ts";
import type { KeyPart } from "#nouns/resource.ts";
import type { Document } from "#read/document.ts";
import { readSchema } from "#read/schema.ts";
import type { Schema } from "#read/schema.ts";
import type { Position } from "./position.ts";
import { isParameter } from "./position.ts";
import { foldName, splitWords, stemOf } from "./words.ts";

interface Found {
  readonly field: JsonPath;
  readonly because: string;
  readonly confidence: number;
}

/** Names that keys have, the likeliest first. */
const USUAL = "id _id uuid guid pk gid sid uid key slug code name username login title email".split(
  " ",
);

/** The fields that fill the last parameters of a record's path; empty when one of them is not found. */
export function inferKey(
  document: Document,
  item: Position,
  schemas: readonly unknown[],
): { readonly key: readonly KeyPart[]; readonly evidence: readonly Evidence[] } {
  const parameters = keyParameters(item);
  const subject = subjectOf(item);
  const records = schemas.map((schema) => readSchema(document, schema));
  const types = new Map(
    item.calls.flatMap((call) =>
      call.parameters.map(
        ({ parameter, schema }) => [parameter.name, readSchema(document, schema).types] as const,
      ),
    ),
  );
  const found = parameters.map((parameter) => {
    const search = {
      parameter,
      subject,
      types: types.get(parameter) ?? [],
      isOnly: parameters.length === 1,
    };
    return records
      .map((record) => findField(document, record, search))
      .find((part) => part !== undefined);
  });
  if (found.some((part) => part === undefined)) {
    // Without a described record the key is the field that is called as the parameter is.
    return schemasSayNothing(records) ? guessKey(parameters) : { key: [], evidence: [] };
  }
  const pointer = records.find((record) => record.pointer !== "")?.pointer ?? "";
  return {
    key: parameters.map((parameter, place) => ({ parameter, field: found[place]?.field ?? [] })),
    evidence: found.flatMap((part) =>
      part === undefined
        ? []
        : [
            {
              about: "key" as const,
              pointer,
              because: `key ${part.field.join(".")}: ${part.because}`,
              confidence: part.confidence,
            },
          ],
    ),
  };
}

/** The parameters of the last segments of a record's path. */
export function keyParameters(item: Position): readonly string[] {
  const names: string[] = [];
  for (let at: Position | undefined = item; at !== undefined && isParameter(at); at = at.parent) {
    names.unshift(...at.segment.parameters);
  }
  return names;
}

function subjectOf(item: Position): string {
  let at: Position | undefined = item;
  while (at !== undefined && isParameter(at)) at = at.parent;
  return at?.segment.text ?? "";
}

interface Search {
  readonly parameter: string;
  readonly subject: string;
  readonly types: readonly string[];
  readonly isOnly: boolean;
}

function findField(document: Document, record: Schema, search: Search): Found | undefined {
  const byFold = new Map(
    [...record.properties.keys()].toReversed().map((name) => [fold(name), name]),
  );
  const fits = (name: string | undefined): name is string =>
    name !== undefined &&
    typesAgree(search.types, readSchema(document, record.properties.get(name)).types);
  const take = (folded: string, because: string, confidence: number): Found | undefined => {
    const name = byFold.get(folded);
    return fits(name) ? { field: [name], because, confidence } : undefined;
  };
  const wanted = fold(search.parameter);
  const last = splitWords(search.parameter).at(-1) ?? "";
  const short = shorten(search, record);
  return (
    take(wanted, "the path parameter is named as the field", 0.95) ??
    (short === undefined
      ? undefined
      : take(
          short,
          "the path parameter is the field with the name of the record before it",
          0.9,
        )) ??
    take(
      stemOf(search.subject) + wanted,
      "the field has the name of the record before that of the path parameter",
      0.9,
    ) ??
    (splitWords(search.parameter).join(" ").startsWith("id or ")
      ? take("id", "the path parameter takes the id", 0.9)
      : undefined) ??
    (USUAL.includes(last) || !search.isOnly
      ? take(last, "the path parameter ends as the field is named", 0.85)
      : undefined) ??
    (search.isOnly ? findUsual(document, record, take) : undefined)
  );
}

/** `orderId` of an order, or of an `/orders` record, is `id`. */
function shorten({ parameter, subject }: Search, record: Schema): string | undefined {
  const wanted = fold(parameter);
  const prefixes = [stemOf(subject), foldName(subject), ...record.names.map(stemOf)];
  const prefix = prefixes.find(
    (item) => item !== "" && wanted.startsWith(item) && wanted.length > item.length,
  );
  return prefix === undefined ? undefined : wanted.slice(prefix.length);
}

function findUsual(
  document: Document,
  record: Schema,
  take: (folded: string, because: string, confidence: number) => Found | undefined,
): Found | undefined {
  const identifiers = USUAL.slice(0, 8);
  for (const name of identifiers) {
    const found = take(fold(name), "the field is named as keys are", 0.75);
    if (found !== undefined) return found;
  }
  const metadata = record.properties.get("metadata");
  const inner = metadata === undefined ? undefined : readSchema(document, metadata);
  for (const name of ["name", "id", "uid"]) {
    if (inner?.properties.has(name)) {
      return {
        field: ["metadata", name],
        because: "the record carries its name in its metadata",
        confidence: 0.75,
      };
    }
  }
  for (const name of USUAL.slice(8)) {
    const found = take(fold(name), "the field is named as keys are", 0.6);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `_id` and `id` are two names; `orderId` and `order_id` are one. */
function fold(name: string): string {
  return name.startsWith("_") ? `_${foldName(name)}` : foldName(name);
}

function typesAgree(parameter: readonly string[], property: readonly string[]): boolean {
  if (parameter.length === 0 || property.length === 0) return true;
  if (property.every((type) => type === "array" || type === "object" || type === "boolean"))
    return false;
  // A key that is a number may be declared as text in the path, but no text fits a number.
  const wantsNumber = parameter.every((type) => type === "integer" || type === "number");
  return !wantsNumber || property.some((type) => type === "integer" || type === "number");
}

function schemasSayNothing(records: readonly Schema[]): boolean {
  return records.every((record) => record.properties.size === 0);
}

function guessKey(parameters: readonly string[]): ReturnType<typeof inferKey> {
  const [only] = parameters;
  if (only === undefined) return { key: [], evidence: [] };
  const isPlain = parameters.length === 1 && /^(?:.*[_-])?id$|Id$/i.test(only);
  return {
    key: parameters.map((parameter) => ({ parameter, field: [isPlain ? "id" : parameter] })),
    evidence: [
      {
        about: "key",
        pointer: "",
        because: "the record is not described: its key is guessed from the path",
        confidence: 0.5,
      },
    ],
  };
}
