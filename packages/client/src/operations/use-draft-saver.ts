import { useEffect, useState } from "react";
import { createDraftSaver, type DraftSaver } from "#storage/drafts.ts";

interface FormDraftSaver {
  readonly saver: DraftSaver;
  /** Another tab has a draft of the same form. */
  readonly isInOtherTab: boolean;
}

/** Draft saver of a form; saves pending changes when the page is hidden and the form unmounts. */
export function useDraftSaver(name: string): FormDraftSaver {
  const [saver] = useState(() => createDraftSaver(name));
  const [isInOtherTab, setIsInOtherTab] = useState(false);
  useEffect(() => saver.onOtherTab(() => setIsInOtherTab(true)), [saver]);
  useEffect(() => {
    const save = (): void => void saver.saveNow();
    addEventListener("pagehide", save);
    document.addEventListener("visibilitychange", save);
    return () => {
      removeEventListener("pagehide", save);
      document.removeEventListener("visibilitychange", save);
      save();
    };
  }, [saver]);
  return { saver, isInOtherTab };
}
