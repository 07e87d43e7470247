import { splitWords } from "#infer/names/words.ts";

const ABBREVIATIONS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    "account acct acc",
    "administrator admin",
    "application app",
    "category cat",
    "configuration config conf cfg",
    "connection conn",
    "customer cust",
    "database db",
    "department dept",
    "document doc",
    "employee emp",
    "environment env",
    "group grp",
    "image img",
    "language lang",
    "location loc",
    "manufacturer mfr",
    "message msg",
    "namespace ns",
    "organization org",
    "organisation org",
    "picture pic",
    "product prod",
    "project proj",
    "repository repo",
    "service svc",
    "specification spec",
    "transaction txn tx",
    "user usr",
  ].map((line) => {
    const [stem = "", ...short] = line.split(" ");
    return [stem, short] as const;
  }),
);

/** Abbreviations of a resource: `app` for applications, `po` for purchase orders. */
export function listAbbreviations({
  name,
  stems,
  parents,
}: {
  readonly name: string;
  readonly stems: ReadonlySet<string>;
  readonly parents: readonly unknown[];
}): readonly string[] {
  const words = splitWords(name);
  const hasInitials = words.length > 1 && parents.length === 0;
  const initials = words.map((word) => word.charAt(0)).join("");
  return [
    ...[...stems].flatMap((stem) => ABBREVIATIONS.get(stem) ?? []),
    ...(hasInitials ? [initials] : []),
  ];
}
