import type { ReactNode } from "react";
import { CallsPanel } from "#screens/calls/calls-panel.tsx";
import { calls } from "#texts/en/calls.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const texts = { calls };

/** Request panel with its texts. */
export function RequestPanelHost({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <TextsProvider texts={texts}>
      <CallsPanel onClose={onClose} />
    </TextsProvider>
  );
}
