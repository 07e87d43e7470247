import type { ReactNode } from "react";
import { CallsPanel } from "#screens/calls/calls-panel.tsx";
import { calls } from "#texts/en/calls.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { calls };

/** The calls behind the screen, with the texts that only they need. */
export function RequestPanelHost({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <CallsPanel onClose={onClose} />
    </TextsProvider>
  );
}
