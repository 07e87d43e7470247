/** Target of a long text that is written in pieces. */
export interface FileSink {
  /** True if the user picked the file: its name stays. */
  readonly isChosen: boolean;
  readonly write: (text: string) => Promise<void>;
  /** Saves the file to disk. */
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

/** Opens the file that the user picks, or a download if the browser has no picker. Undefined if the user cancels. */
export async function openSink(name: string, kind: FileKind): Promise<FileSink | undefined> {
  const { showSaveFilePicker } = globalThis as FilePicker;
  if (showSaveFilePicker === undefined) return collect(kind);
  try {
    const accept = { [kind.mediaType]: [`.${kind.extension}`] };
    const handle = await showSaveFilePicker({ suggestedName: name, types: [{ accept }] });
    return stream(await handle.createWritable());
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === "AbortError";
    return isCanceled ? undefined : collect(kind);
  }
}

function stream(file: FileSystemWritableFileStream): FileSink {
  return {
    isChosen: true,
    write: (text) => file.write(text),
    // Closing the stream writes the file.
    save: () => file.close(),
    discard: () => file.abort(),
  };
}

/** Characters per blob: a blob's bytes leave the page's memory, and a few large ones cost less. */
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
      downloadFile(new Blob(pieces, { type: mediaType }), name);
      return Promise.resolve();
    },
    discard: () => {
      pieces.length = 0;
      return Promise.resolve();
    },
  };
}

function downloadFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has its own reference to the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
