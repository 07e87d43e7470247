import { useEffect, useState } from "react";
import { createDraftKeeper, type DraftKeeper } from "#storage/drafts.ts";

interface DraftSaver {
  readonly saver: DraftKeeper;
  /** Another tab has a draft of the same form. */
  readonly isInOtherTab: boolean;
}

/** Keeps a form's draft by its name; what still waits is kept when the page or the form goes. */
export function useDraftSaver(name: string): DraftSaver {
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
  return { saver: keeper, isInOtherTab: isElsewhere };
}
