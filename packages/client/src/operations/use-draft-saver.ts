import { useEffect, useState } from "react";
import { createDraftKeeper, type DraftKeeper } from "#storage/drafts.ts";

interface Keeping {
  readonly keeper: DraftKeeper;
  /** Another tab has a draft of the same form. */
  readonly isElsewhere: boolean;
}

/** Keeps a form's draft by its name; what still waits is kept when the page or the form goes. */
export function useKeeper(name: string): Keeping {
  const [keeper] = useState(() => createDraftKeeper(name));
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => keeper.onOther(() => setIsElsewhere(true)), [keeper]);
  useEffect(() => {
    const keep = (): void => void keeper.keepNow();
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, [keeper]);
  return { keeper, isElsewhere };
}
