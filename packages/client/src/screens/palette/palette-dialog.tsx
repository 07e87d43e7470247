import { ownMember } from "@quarterdeck/model";
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { IconSearch } from "@tabler/icons-react";
import hidden from "#components/styles/visually-hidden.module.css";
import { KeyCaps } from "#components/shortcuts/key-caps.tsx";
import { openModal } from "#components/overlays/open-modal.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { Entry } from "./entry.ts";
import classes from "./palette.module.css";
import { BEST_RANK } from "./rank-record.ts";
import { PaletteList } from "./palette-list.tsx";
import { Searched } from "./searched.tsx";
import { useEntries } from "./use-entries.ts";

interface PaletteDialogProps {
  /** Text typed before the dialog was loaded. */
  readonly begunRef: RefObject<string>;
  readonly onChoose: (entry: Entry) => void;
  readonly onClose: () => void;
}

type Step = (at: number, count: number) => number;

const steps: Readonly<Record<string, Step>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** Command palette: a combobox with a list of options (WAI-ARIA APG). */
export function PaletteDialog({ begunRef, onChoose, onClose }: PaletteDialogProps): ReactNode {
  const t = useTexts("palette");
  const common = useTexts("components");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState("");
  /** Text for which Enter was pressed before its search ended. */
  const [waiting, setWaiting] = useState<string>();
  const [chosenId, setChosenId] = useState<string>();
  const { groups, isSearching, ...about } = useEntries(typed);
  const entries = groups.flatMap((group) => group.entries);
  // By id, not by index: later results may be inserted above.
  const at = Math.max(
    entries.findIndex((entry) => entry.id === chosenId),
    0,
  );
  const chosen = entries[at];
  const close = useEffectEvent(onClose);
  // Before the next key: a passive effect would lose or overwrite it.
  useLayoutEffect(() => {
    const text = begunRef.current.trimEnd();
    setTyped(text);
    if (begunRef.current !== text && text !== "") setWaiting(text);
  }, [begunRef]);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    // The content covers the dialog: a click on the dialog itself is outside.
    const leave = (event: MouseEvent): void => {
      if (event.target === element) close();
    };
    const closeModal = openModal(element);
    element.addEventListener("click", leave);
    return () => {
      element.removeEventListener("click", leave);
      closeModal();
    };
  }, []);
  // No later result ranks above a record whose key and title have the number.
  const isSettled = !isSearching || (chosen?.rank ?? 0) >= BEST_RANK;
  // A number is a record of one of the lists that are being searched. A second Enter does not wait.
  const isPending = (text: string): boolean =>
    !isSettled && waiting !== text && chosenId === undefined && /^\W?\d+$/.test(text.trim());
  const choose = useEffectEvent(() => {
    setWaiting(undefined);
    if (chosen !== undefined && waiting === typed) onChoose(chosen);
  });
  const isWaiting = waiting !== undefined;
  useEffect(() => {
    if (!isWaiting || !isSettled) return undefined;
    const timer = setTimeout(() => choose());
    return () => clearTimeout(timer);
  }, [isWaiting, isSettled]);

  const optionId = (entry: Entry): string => `${id} ${entry.id}`.replaceAll(/\s/g, "_");
  return (
    <dialog
      ref={dialog}
      className={classes.palette}
      aria-label={t("title")}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <label className={classes.line}>
        <IconSearch size="1.25rem" stroke={1.75} aria-hidden />
        <span className={hidden.hidden}>{t("input")}</span>
        <input
          type="text"
          id={`${id}-input`}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && optionId(chosen)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          autoFocus
          placeholder={t("placeholder")}
          className={classes.input}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setChosenId(undefined);
          }}
          onKeyDown={(event) => {
            const step = ownMember(steps, event.key);
            if (step !== undefined && entries.length > 0) {
              event.preventDefault();
              setChosenId(entries[step(at, entries.length)]?.id);
            } else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
              event.preventDefault();
              if (isPending(typed)) setWaiting(typed);
              else if (chosen !== undefined) onChoose(chosen);
            }
          }}
        />
      </label>
      <PaletteList
        id={`${id}-list`}
        groups={groups}
        chosen={chosen}
        optionId={optionId}
        onChoose={onChoose}
        onPoint={(entry) => setChosenId(entry.id)}
      />
      {entries.length === 0 && !isSearching && (
        <p className={classes.none}>
          {t("none", { text: typed })}
          <Searched {...about} />
          <button
            type="button"
            className={classes.clear}
            onClick={() => {
              setTyped("");
              document.getElementById(`${id}-input`)?.focus();
            }}
          >
            {common("clearSearch")}
          </button>
        </p>
      )}
      <p className={hidden.hidden} role="status">
        {isSearching ? t("searching") : t("matches", { count: entries.length })}{" "}
        {!isSearching && entries.length > 0 && <Searched {...about} />}
      </p>
      <p className={classes.foot} aria-hidden="true">
        <span className={classes.keys}>
          <KeyCaps keys="↑+↓" /> {t("move")} <KeyCaps keys="↵" /> {t("go")} <KeyCaps keys="Esc" />{" "}
          {t("leave")}
        </span>
        {isSearching && <span className={classes.searching}>{t("searching")}</span>}
        {!isSearching && entries.length > 0 && about.unopened + about.failed > 0 && (
          <span className={classes.searching}>
            <Searched {...about} />
          </span>
        )}
      </p>
    </dialog>
  );
}
