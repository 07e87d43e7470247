/** Formats bytes in the largest unit with a number of at least one. */
export function formatSize(bytes: number, writeNumber: (value: number) => string): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  const value = bytes / 1000 ** power;
  const digits = power === 0 || value >= 100 ? 0 : 1;
  return `${writeNumber(Number(value.toFixed(digits)))} ${units[power] ?? ""}`;
}

const units = ["B", "kB", "MB", "GB", "TB"];
