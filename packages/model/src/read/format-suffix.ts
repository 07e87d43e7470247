/** Path whose end names JSON as its format: `/ships.json`, `/ships/7.json` or `/ships/json`, `/ships/7/json`. */
export interface FormattedPath {
  readonly segments: readonly string[];
  /** `.json`, `/json` or empty, as written. */
  readonly format: string;
}

export function splitFormat(segments: readonly string[]): FormattedPath {
  const last = segments.at(-1) ?? "";
  const others = segments.slice(0, -1);
  if (others.length > 0 && /^json$/i.test(last)) return { segments: others, format: `/${last}` };
  const [, name, format = ""] = /^(.+)(\.json)$/i.exec(last) ?? [];
  return name === undefined ? { segments, format } : { segments: [...others, name], format };
}
