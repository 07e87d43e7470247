import { useSyncExternalStore } from "react";
import { COLOR_MODE_KEY, THEME_PARAMETER } from "#config/contract.ts";
import { readLocal, subscribeLocal, writeLocal } from "./local-storage.ts";
import { setUiState, useUiState } from "./ui-state.ts";

/** T4 */
export type ColorMode = "light" | "dark" | "auto";
export type ColorScheme = "light" | "dark";

const systemIsDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

/** T2, T3: parameter, else stored, else what the UI state has. Call once, before the first render. */
export function startColorMode(): void {
  const asked = readThemeParameter(location.href);
  if (asked !== undefined) writeLocal(COLOR_MODE_KEY, asked);
  const theme = asked ?? readLocal(COLOR_MODE_KEY);
  if (theme) setUiState({ theme });
  // Tabs agree; a cleared storage (key null) leaves the colors as they are until the next load.
  subscribeLocal((key) => {
    const chosen = key === COLOR_MODE_KEY ? readLocal(COLOR_MODE_KEY) : null;
    if (chosen) setUiState({ theme: chosen });
  });
}

/** The mode and the way to choose another; only a choice is written down. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  return [toColorMode(useUiState(({ theme }) => theme)), chooseColorMode];
}

/** The colors to show now; follows the system, live, where the mode does. */
export function useColorScheme(): ColorScheme {
  const mode = toColorMode(useUiState(({ theme }) => theme));
  const isDark = useSyncExternalStore(subscribeSystem, () => systemIsDark().matches);
  return resolveScheme(mode, isDark);
}

export function resolveScheme(mode: ColorMode, isSystemDark: boolean): ColorScheme {
  if (mode === "auto") return isSystemDark ? "dark" : "light";
  return mode;
}

/** T4: a name that is no known theme follows the system. */
export function toColorMode(theme: string): ColorMode {
  return theme === "light" || theme === "dark" ? theme : "auto";
}

/**
 * T2: the parameter's leading run of letters, digits and whitespace, before or inside the hash.
 * `public/first-paint.js` does the same before the first paint; a test runs both over one table.
 */
export function readThemeParameter(href: string): string | undefined {
  const [beforeHash = "", ...hash] = href.split("#");
  for (const part of [beforeHash, hash.join("#")]) {
    const at = part.indexOf("?");
    const value = at < 0 ? null : new URLSearchParams(part.slice(at + 1)).get(THEME_PARAMETER);
    const word = /^[A-Za-z0-9\s]*/.exec(value ?? "")?.[0].trim();
    if (word) return word;
  }
  return undefined;
}

function chooseColorMode(mode: ColorMode): void {
  writeLocal(COLOR_MODE_KEY, mode);
  setUiState({ theme: mode });
}

function subscribeSystem(listener: () => void): () => void {
  const media = systemIsDark();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
