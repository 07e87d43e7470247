import { useNavigate } from "#router/use-router.ts";
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
  /** Text typed before the palette was loaded. */
  readonly begunRef: RefObject<string>;
  readonly onClose: () => void;
}

/** Command palette or list of shortcuts. */
export function PaletteHost({ shows, begunRef, onClose }: PaletteHostProps): ReactNode {
  const navigate = useNavigate();
  // After a language change in another tab the shortcuts are listed again, after the screen's texts changed.
  const language = useDeferredValue(useCurrentLanguage().language);

  function follow({ target }: Entry): void {
    onClose();
    // The dialog returns the focus first: the next action may need it.
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
