import { DirectionContext, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useColorScheme } from "#session/color-mode.ts";
import { openTexts } from "#texts/open-texts.ts";
import { useCurrentLanguage } from "#texts/current-language.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { cspNonce } from "./csp-nonce.ts";
import { theme } from "./theme.ts";

/** What every screen stands on: colors and texts. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const { direction } = useCurrentLanguage();
  return (
    <MantineProvider
      theme={theme}
      // They stand in a stylesheet, made while building.
      withCssVariables={false}
      // T4: the mode is ours to keep, not Mantine's.
      forceColorScheme={useColorScheme()}
      colorSchemeManager={noManager}
      getStyleNonce={cspNonce}
    >
      <DirectionContext value={directions[direction]}>
        <TextsProvider texts={openTexts}>{children}</TextsProvider>
      </DirectionContext>
    </MantineProvider>
  );
}

/** Turned by the language alone. */
const turn = { setDirection: () => {}, toggleDirection: () => {} };
const directions = { ltr: { dir: "ltr", ...turn }, rtl: { dir: "rtl", ...turn } } as const;

const noManager = {
  get: <Scheme,>(scheme: Scheme): Scheme => scheme,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
