/** What tabs of one person tell each other of the drafts of one form; `by`: the form that wrote it. */
type TabMessage =
  | { readonly kind: "open" }
  | { readonly kind: "wrote"; readonly by: string }
  | { readonly kind: "gone"; readonly by: string | undefined };

interface DraftTabs {
  readonly post: (word: TabMessage) => void;
  readonly listen: (hear: (word: TabMessage) => void) => () => void;
}

/** The way to other tabs that have the same form open; none where the browser has no such way. */
export function draftTabs(name: string): DraftTabs {
  const isOffered = typeof BroadcastChannel !== "undefined";
  let channel: BroadcastChannel | undefined;
  return {
    post: (word) => channel?.postMessage(word),
    listen: (hear) => {
      if (!isOffered) return () => undefined;
      const own = new BroadcastChannel(`quarterdeck ${name}`);
      channel = own;
      // Our own origin's words.
      own.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => hear(data));
      return () => {
        own.close();
        if (channel === own) channel = undefined;
      };
    },
  };
}

/** Held as long as the form that writes a draft is open: what stands in it is not offered to other tabs by itself. */
export function lockDraft(key: string): () => void {
  const locks = lockManager();
  let release: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => {
    release = resolve;
  });
  // A page that is going gives up what it asked for.
  void locks?.request(lockName(key), async () => isOver).catch(() => undefined);
  return () => {
    released.add(key);
    release();
  };
}

/** Given free by this page; the browser tells so only a moment later. */
const released = new Set<string>();

/** Whether the form that writes a draft is open now, in any tab, as far as the browser tells. */
export async function findOpenDrafts(): Promise<(key: string) => boolean> {
  const { held = [] } = (await lockManager()?.query()) ?? {};
  const names = new Set(held.map(({ name }) => name));
  return (key) => names.has(lockName(key)) && !released.has(key);
}

/** Only in secure contexts. */
function lockManager(): LockManager | undefined {
  return "locks" in navigator ? navigator.locks : undefined;
}

function lockName(key: string): string {
  return `quarterdeck ${key}`;
}
