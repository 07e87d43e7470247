import type { Field } from "#types/field.ts";
import type { JsonPath } from "#types/json.ts";
import { foldName, splitWords, stemOf } from "#infer/names/words.ts";

/** Field of a resource, other than its key, that identifies one record: the `username` of `/users/{id}`. */
export interface AlternateKey {
  readonly name: string;
  /** Folded name without the name of the resource: `code` for the `country_code` of a country. */
  readonly word: string;
  /** `id`: chosen by the API. `code`: chosen by people and unique. `name`: probably unique. */
  readonly kind: "id" | "code" | "name";
  readonly field: Field;
}

const ID = /^(?:_?id|pk|uuid|guid|gid|uid|sid|objectid|publicid)$/;
const CODE =
  /^(?:slug|code|username|login|handle|symbol|sku|key|identifier|iso|iso2|iso3|iso2code|isocode|alpha2|alpha3|abbreviation|abbr|shortname|shortcode|nickname)$/;
const NAME = /^(?:name|email|number|displayname|fullname)$/;

/** Kind of a word as the end of a key: slug, code, id. */
export function kindOfWord(word: string): AlternateKey["kind"] | undefined {
  if (ID.test(word)) return "id";
  return CODE.test(word) ? "code" : NAME.test(word) ? "name" : undefined;
}

/** Lists the fields other than the key that may identify a record. */
export function listAlternateKeys(
  fields: readonly Field[],
  key: JsonPath,
  stems: ReadonlySet<string>,
): readonly AlternateKey[] {
  return fields.flatMap((field) => {
    const isPlain = ["text", "email", "number"].includes(field.kind);
    // Such names are part of the texts under which the console stores titles.
    if (!isPlain || key.join("\0") === field.name || !/^[\w$-]+$/.test(field.name)) return [];
    const word = withoutSubject(field.name, stems);
    const kind = kindOfWord(word);
    return kind === undefined ? [] : [{ name: field.name, word, kind, field }];
  });
}

/** Folded name without the words of the resource in front: `project_slug` of projects is `slug`. */
function withoutSubject(name: string, stems: ReadonlySet<string>): string {
  const words = splitWords(name);
  if (words.join("") === "username") return "username";
  for (let end = words.length - 1; end > 0; end -= 1) {
    if (stems.has(stemOf(words.slice(0, end).join(" ")))) return words.slice(end).join("");
  }
  return foldName(name);
}
