import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useDeferredValue } from "react";
import type { Entry } from "#screens/palette/entry.ts";
import { KeysDialog } from "#screens/palette/keys-dialog.tsx";
import { PaletteDialog } from "#screens/palette/palette-dialog.tsx";
import { keys } from "#texts/en/keys.ts";
import { palette } from "#texts/en/palette.ts";
import { useCurrentLanguage } from "#texts/current-language.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { palette, keys };

interface PaletteHostProps {
  readonly shows: "palette" | "keys";
  /** What was typed before this was loaded. */
  readonly begunRef: RefObject<string>;
  readonly onClose: () => void;
}

/** The palette or the list of keys, over whatever shows. */
export function PaletteHost({ shows, begunRef, onClose }: PaletteHostProps): ReactNode {
  const navigate = useNavigate();
  // Another tab chose another: what the keys do is told anew, once the screen behind has said it.
  const language = useDeferredValue(useCurrentLanguage().language);

  function follow({ target }: Entry): void {
    onClose();
    // The dialog gives the focus back first: what is done next may want it.
    if (typeof target === "function") setTimeout(target);
    else void navigate({ ...target });
  }

  return (
    <TextsProvider texts={texts}>
      {shows === "palette" ? (
        <PaletteDialog key={language} begunRef={begunRef} onChoose={follow} onClose={onClose} />
      ) : (
        <KeysDialog key={language} onClose={onClose} />
      )}
    </TextsProvider>
  );
}
