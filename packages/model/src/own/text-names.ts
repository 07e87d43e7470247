/** Last words of members whose values are usually texts. */
const TEXT_WORDS: ReadonlySet<string> = new Set(
  [
    "name title subject label caption heading description summary abstract intro bio about",
    "note notes remark remarks comment comments message text body content reason instructions terms",
    "phone mobile fax email mail website homepage url avatar picture photo logo image icon",
    "street address line1 line2 city town zip zipcode postcode region province country county",
    "company department job profession salutation prefix suffix initials nickname surname",
    "brand color language locale timezone currency iban bic vat",
    "sku isbn barcode reference slug path filename purpose explanation resolution",
    "date at on time birthday dob since until deadline",
  ].flatMap((line) => line.split(" ")),
);

/** True for the name of a member whose values are usually texts: `remark`, `dueDate`, `closed_at`. */
export function isTextName(name: string): boolean {
  const words = name.split(/[^\p{L}\d]+|(?<=[\p{Ll}\d])(?=\p{Lu})/u).filter((word) => word !== "");
  return TEXT_WORDS.has(words.at(-1)?.toLowerCase() ?? "");
}
