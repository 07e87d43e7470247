/** Source of a schema, which LoopBack adds to its description: `(tsType: Order, schemaOptions: { partial: true })`. */
const GENERATED = /\(tsType: [^()]{0,300}(?:\([^()]{0,100}\)[^()]{0,300})?\)/g;

/** Key of a text that another file translates: `$t:fields.roles.note`, `users.form.name_hint`. */
const TRANSLATION_KEY =
  /^(?:(?:\$t|i18n|trans|msg)[:.]|%(?=\S+%$))[\w.:-]+%?$|^(?!www\.)[a-z]\w*(?:\.[a-z]\w*){2,}$/;

/** Elements of HTML and of XML comments. */
const ELEMENTS = new Set(
  "a abbr address article aside b blockquote body br button c caption center cite code col colgroup dd del details dfn div dl dt em exception figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i iframe img inheritdoc input ins kbd label li link main mark meta nav ol option p para param pre q remarks returns s samp script section see seealso select small source span strike strong style sub summary sup svg table tbody td textarea tfoot th thead time title tr tt typeparam u ul var video wbr".split(
    " ",
  ),
);

/** True for words in angle brackets that the reader replaces: "Bearer <token>", "<your key>". */
function isPlaceholder(text: string): boolean {
  const [, name] = /^<([a-z]\w*)(?:[ _-][a-z][\w -]*)?>$/i.exec(text) ?? [];
  return name !== undefined && !ELEMENTS.has(name.toLowerCase());
}

/** Shortens a description to one plain paragraph: its first sentences, at most `limit` characters. */
export function shortenText(text: string | undefined, limit = 300): string | undefined {
  if (text === undefined || limit === 0) return undefined;
  const head = text.slice(0, limit * 4).split(/\n\s*\n/, 1)[0] ?? "";
  const plain = head
    .replaceAll(GENERATED, "")
    .replaceAll(/<[^>]{0,200}>/g, (tag) => (isPlaceholder(tag) ? tag : " "))
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
