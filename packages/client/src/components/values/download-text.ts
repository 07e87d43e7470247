/** Hands a text over as a file. */
export function downloadText(text: string, name: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A title as the beginning of a file's name. */
export function fileStem(title: string): string {
  const stem = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return stem === "" ? "api" : stem.slice(0, 60);
}
