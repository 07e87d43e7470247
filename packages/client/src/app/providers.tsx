import { DirectionContext, MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { useColorScheme } from "#session/color-mode.ts";
import { openTexts } from "#texts/open-texts.ts";
import { useCurrentLanguage } from "#texts/current-language.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { cspNonce } from "./csp-nonce.ts";
import { theme } from "./theme.ts";

/** Theme and texts of every screen. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const { direction } = useCurrentLanguage();
  const scheme = useColorScheme();
  return (
    <MantineProvider
      theme={theme}
      // The build writes them to a stylesheet.
      withCssVariables={false}
      // T4: the console stores the mode, not Mantine.
      forceColorScheme={scheme}
      // Mantine shows it until the effects after the first paint.
      defaultColorScheme={scheme}
      colorSchemeManager={noManager}
      getStyleNonce={cspNonce}
      // A style element in the page would need the nonce.
      withGlobalClasses={!import.meta.env.SSR}
    >
      <DirectionContext value={directions[direction]}>
        <TextsProvider texts={openTexts}>{children}</TextsProvider>
      </DirectionContext>
    </MantineProvider>
  );
}

/** Only the language sets the direction. */
const noChange = { setDirection: () => {}, toggleDirection: () => {} };
const directions = { ltr: { dir: "ltr", ...noChange }, rtl: { dir: "rtl", ...noChange } } as const;

const noManager = {
  get: <Scheme,>(scheme: Scheme): Scheme => scheme,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};
