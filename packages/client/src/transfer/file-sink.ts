/** Where a long text goes piece by piece, so that it is never in memory as a whole. */
export interface FileSink {
  /** The person chose the file itself: its name stays as chosen. */
  readonly isChosen: boolean;
  readonly write: (text: string) => Promise<void>;
  /** Makes it a file on disk. */
  readonly save: (name: string) => Promise<void>;
  readonly discard: () => Promise<void>;
}

export interface FileKind {
  readonly extension: string;
  readonly mediaType: string;
}

interface FilePicker {
  readonly showSaveFilePicker?: (options: {
    readonly suggestedName: string;
    readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
  }) => Promise<FileSystemFileHandle>;
}

/** The file that the person picks where the browser lets them, else one handed over at the end. Undefined: they picked none. */
export async function openSink(name: string, kind: FileKind): Promise<FileSink | undefined> {
  const { showSaveFilePicker } = globalThis as FilePicker;
  if (showSaveFilePicker === undefined) return collect(kind);
  try {
    const accept = { [kind.mediaType]: [`.${kind.extension}`] };
    const handle = await showSaveFilePicker({ suggestedName: name, types: [{ accept }] });
    return stream(await handle.createWritable());
  } catch (error) {
    const isGivenUp = error instanceof DOMException && error.name === "AbortError";
    return isGivenUp ? undefined : collect(kind);
  }
}

function stream(file: FileSystemWritableFileStream): FileSink {
  return {
    isChosen: true,
    write: (text) => file.write(text),
    // What was written stands in the file only once it is closed.
    save: () => file.close(),
    discard: () => file.abort(),
  };
}

/** A blob's bytes leave the page's memory; many small ones cost more than few large ones. */
const PIECE = 1_000_000;

function collect({ mediaType }: FileKind): FileSink {
  const pieces: Blob[] = [];
  let waiting: string[] = [];
  let length = 0;
  const flush = (): void => {
    pieces.push(new Blob(waiting));
    waiting = [];
    length = 0;
  };
  return {
    isChosen: false,
    write: (text) => {
      waiting.push(text);
      length += text.length;
      if (length >= PIECE) flush();
      return Promise.resolve();
    },
    save: (name) => {
      flush();
      handOver(new Blob(pieces, { type: mediaType }), name);
      return Promise.resolve();
    },
    discard: () => {
      pieces.length = 0;
      return Promise.resolve();
    },
  };
}

function handOver(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own hold on the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
