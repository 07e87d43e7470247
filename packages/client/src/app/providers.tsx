import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useColourScheme } from "#session/colour-mode.ts";
import { openTexts } from "#texts/open-texts.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { cspNonce } from "./csp-nonce.ts";
import { theme } from "./theme.ts";

/** What every screen stands on: colours and texts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      // They stand in a stylesheet, made while building.
      withCssVariables={false}
      // T4: the mode is ours to keep, not Mantine's.
      forceColorScheme={useColourScheme()}
      colorSchemeManager={noManager}
      getStyleNonce={cspNonce}
    >
      <TextsProvider texts={openTexts}>{children}</TextsProvider>
    </MantineProvider>
  );
}

const noManager = {
  get: <Scheme,>(scheme: Scheme): Scheme => scheme,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
