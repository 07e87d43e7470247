import { useSyncExternalStore } from "react";
import { COLOR_MODE_KEY, THEME_PARAMETER } from "#config/contract.ts";
import type { LocalArea } from "./browser-storage.ts";
import { useSessionStore } from "./session-context.ts";
import { type UiStateStore, useUiState, useUiStateStore } from "./ui-state.ts";

/** Color mode of the user (T4). */
export type ColorMode = "light" | "dark" | "auto";
export type ColorScheme = "light" | "dark";

const systemIsDark = (): MediaQueryList => matchMedia("(prefers-color-scheme: dark)");

/** Sets the color mode from the parameter, else from storage (T2, T3). Call once, before the first render. */
export function startColorMode({ set }: UiStateStore, local: LocalArea): void {
  const requested = readThemeParameter(location.href);
  if (requested !== undefined) local.write(COLOR_MODE_KEY, requested);
  const theme = requested ?? local.read(COLOR_MODE_KEY);
  if (theme) set({ theme });
  // Follows other tabs; a cleared storage (key null) changes nothing until the next load.
  local.subscribe((key) => {
    const stored = key === COLOR_MODE_KEY ? local.read(COLOR_MODE_KEY) : null;
    if (stored) set({ theme: stored });
  });
}

/** The color mode and a setter that stores it. */
export function useColorMode(): readonly [ColorMode, (mode: ColorMode) => void] {
  const { set } = useUiStateStore();
  const { local } = useSessionStore().storage;
  const choose = (mode: ColorMode): void => {
    local.write(COLOR_MODE_KEY, mode);
    set({ theme: mode });
  };
  return [toColorMode(useUiState(({ theme }) => theme)), choose];
}

/** The color scheme to show; follows the system in mode "auto". */
export function useColorScheme(): ColorScheme {
  const mode = toColorMode(useUiState(({ theme }) => theme));
  const isDark = useSyncExternalStore(
    subscribeSystem,
    () => systemIsDark().matches,
    () => true,
  );
  return resolveScheme(mode, isDark);
}

export function resolveScheme(mode: ColorMode, isSystemDark: boolean): ColorScheme {
  if (mode === "auto") return isSystemDark ? "dark" : "light";
  return mode;
}

/** An unknown theme follows the system (T4). */
export function toColorMode(theme: string): ColorMode {
  return theme === "light" || theme === "dark" ? theme : "auto";
}

/**
 * Leading letters, digits and whitespace of the parameter, before or inside the hash (T2). `public/first-paint.js` does
 * the same before the first paint; a test runs both over one table.
 */
export function readThemeParameter(href: string): string | undefined {
  const [beforeHash = "", ...hash] = href.split("#");
  for (const part of [beforeHash, hash.join("#")]) {
    const start = part.indexOf("?");
    const value =
      start < 0 ? null : new URLSearchParams(part.slice(start + 1)).get(THEME_PARAMETER);
    const word = /^[A-Za-z0-9\s]*/.exec(value ?? "")?.[0].trim();
    if (word) return word;
  }
  return undefined;
}

function subscribeSystem(listener: () => void): () => void {
  const media = systemIsDark();
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}
