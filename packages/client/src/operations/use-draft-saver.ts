import { useEffect, useState } from "react";
import { createDraftSaver, type DraftSaver } from "#storage/drafts.ts";

interface FormDraftSaver {
  readonly saver: DraftSaver;
  /** Another tab has a draft of the same form. */
  readonly isInOtherTab: boolean;
}

/** Keeps a form's draft by its name; what still waits is kept when the page or the form goes. */
export function useDraftSaver(name: string): FormDraftSaver {
  const [keeper] = useState(() => createDraftSaver(name));
  const [isElsewhere, setIsElsewhere] = useState(false);
  useEffect(() => keeper.onOtherTab(() => setIsElsewhere(true)), [keeper]);
  useEffect(() => {
    const keep = (): void => void keeper.saveNow();
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
