import { lazyComponent } from "#chunks/lazy-component.tsx";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { EarlyInput } from "#components/inputs/early-input.tsx";
import { KeyCaps } from "#components/shortcuts/key-caps.tsx";
import { listenForShortcuts, setSingleKeys } from "#components/shortcuts/shortcuts.ts";
import { useShortcut } from "#components/shortcuts/use-shortcut.ts";
import { readSingleKeys } from "#storage/single-keys.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./palette-button.module.css";

const PaletteHost = lazyComponent(async () => (await import("./palette-host.tsx")).PaletteHost);

/** Opens the command palette, which is loaded on first use. */
export function PaletteButton(): ReactNode {
  const t = useTexts("shell");
  const [shows, setShows] = useState<"palette" | "keys">();
  const typedRef = useRef("");
  useLayoutEffect(listenForShortcuts, []);
  useEffect(() => {
    void readSingleKeys().then(setSingleKeys);
  }, []);
  useShortcut("?", t("keys"), () => setShows("keys"));
  useShortcut("mod+k", t("palette"), () => setShows("palette"));
  function close(): void {
    typedRef.current = "";
    setShows(undefined);
  }
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={t("palette")}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setShows("palette")}
      >
        <IconSearch size="1rem" stroke={1.75} aria-hidden />
        <span className={classes.text}>{t("palettePrompt")}</span>
        <span className={classes.keys} aria-hidden="true">
          <KeyCaps keys="mod+k" />
        </span>
      </button>
      {shows !== undefined && (
        <PaletteHost
          fallback={<EarlyInput label={t("palette")} typedRef={typedRef} />}
          shows={shows}
          begunRef={typedRef}
          onClose={close}
        />
      )}
    </>
  );
}
