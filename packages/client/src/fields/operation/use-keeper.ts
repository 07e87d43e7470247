import { useEffect, useState } from "react";
import { createDraftKeeper, type DraftKeeper } from "#keep/drafts.ts";

/** Keeps a form's draft by its name; what still waits is kept when the page or the form goes. */
export function useKeeper(name: string): DraftKeeper {
  const [keeper] = useState(() => createDraftKeeper(name));
  useEffect(() => {
    const keep = (): void => keeper.keepNow();
    addEventListener("pagehide", keep);
    document.addEventListener("visibilitychange", keep);
    return () => {
      removeEventListener("pagehide", keep);
      document.removeEventListener("visibilitychange", keep);
      keep();
    };
  }, [keeper]);
  return keeper;
}
