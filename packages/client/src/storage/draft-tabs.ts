/** Message between tabs of one user about the drafts of one form; `by`: the form that wrote the draft. */
type TabMessage =
  | { readonly kind: "open" }
  | { readonly kind: "wrote"; readonly by: string }
  | { readonly kind: "gone"; readonly by: string | undefined };

interface DraftTabs {
  readonly post: (message: TabMessage) => void;
  readonly listen: (onMessage: (message: TabMessage) => void) => () => void;
}

/** Connects tabs with the same form; without effect in browsers without BroadcastChannel. */
export function draftTabs(name: string): DraftTabs {
  const isSupported = typeof BroadcastChannel !== "undefined";
  let channel: BroadcastChannel | undefined;
  return {
    post: (message) => channel?.postMessage(message),
    listen: (onMessage) => {
      if (!isSupported) return () => undefined;
      const own = new BroadcastChannel(`quarterdeck ${name}`);
      channel = own;
      // Only pages of the same origin can post here.
      own.addEventListener("message", ({ data }: MessageEvent<TabMessage>) => onMessage(data));
      return () => {
        own.close();
        if (channel === own) channel = undefined;
      };
    },
  };
}

/** Locks a draft while its form is open, so that other tabs do not restore it; returns the release. */
export function lockDraft(key: string): () => void {
  const locks = lockManager();
  let resolveReleased: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    resolveReleased = resolve;
  });
  // Rejects when the page closes.
  void locks?.request(lockName(key), async () => isReleased).catch(() => undefined);
  return () => {
    released.add(key);
    resolveReleased();
  };
}

/** Keys that this page has released; the browser reports a release with a delay. */
const released = new Set<string>();

/** Returns a test for drafts whose form is open in any tab. */
export async function findOpenDrafts(): Promise<(key: string) => boolean> {
  const state = await lockManager()?.query();
  const names = new Set(state?.held?.map(({ name }) => name));
  return (key) => names.has(lockName(key)) && !released.has(key);
}

/** Undefined outside of secure contexts. */
function lockManager(): LockManager | undefined {
  return "locks" in navigator ? navigator.locks : undefined;
}

function lockName(key: string): string {
  return `quarterdeck ${key}`;
}
