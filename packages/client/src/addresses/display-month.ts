/** Removes the month from an address with a calendar, `calendar:due:2026-03`, or from its display. */
export function withoutMonth(text: string): string {
  return text.replace(/(calendar:[^&]+):\d{4}-\d\d/, "$1");
}
