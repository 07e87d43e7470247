/** Downloads a text as a file. */
export function downloadText(text: string, name: string, type: string): void {
  saveFile(new Blob([text], { type }), name);
}

/** Downloads a file that is in memory. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // By then the download has its own reference to the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** File name from a title, without extension. */
export function fileStem(title: string): string {
  const stem = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return stem === "" ? "api" : stem.slice(0, 60);
}
