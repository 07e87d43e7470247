/** Source of a schema, which LoopBack adds to its description: `(tsType: Order, schemaOptions: { partial: true })`. */
const GENERATED = /\(tsType: [^()]{0,300}(?:\([^()]{0,100}\)[^()]{0,300})?\)/g;

/** Key of a text that another file translates: `$t:fields.roles.note`, `users.form.name_hint`. */
const TRANSLATION_KEY =
  /^(?:(?:\$t|i18n|trans|msg)[:.]|%(?=\S+%$))[\w.:-]+%?$|^(?!www\.)[a-z]\w*(?:\.[a-z]\w*){2,}$/;

/** Shortens a description to one plain paragraph: its first sentences, at most `limit` characters. */
export function shortenText(text: string | undefined, limit = 300): string | undefined {
  if (text === undefined || limit === 0) return undefined;
  const head = text.slice(0, limit * 4).split(/\n\s*\n/, 1)[0] ?? "";
  const plain = head
    .replaceAll(GENERATED, "")
    .replaceAll(/<[^>]{0,200}>/g, " ")
    .replaceAll(/!?\[([^\]]{0,200})\]\([^)]{0,300}\)/g, "$1")
    .replaceAll(/[*_]{2}|`|^#+\s*/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (plain === "" || TRANSLATION_KEY.test(plain)) return undefined;
  if (plain.length <= limit) return plain;
  const start = plain.slice(0, limit);
  const end = Math.max(start.lastIndexOf(". "), start.lastIndexOf("! "), start.lastIndexOf("? "));
  return end > limit / 4 ? start.slice(0, end + 1) : `${start.trimEnd()}…`;
}
