/** Adds notes to the first paragraph of a comment, which is the part that lists and forms show. */
export function joinNotes(comment: string | undefined, notes: readonly string[]): string {
  const [first = "", ...more] = (comment ?? "").split(/\n\s*\n/);
  const start = first.trim();
  const ended = start === "" || notes.length === 0 || /[.!?:]$/.test(start) ? start : `${start}.`;
  return [[ended, ...notes].join(" ").trim(), ...more].join("\n\n");
}
