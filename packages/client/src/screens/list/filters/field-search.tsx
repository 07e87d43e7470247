import { TextInput } from "@mantine/core";
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { optionId } from "#components/overlays/combobox-list.tsx";
import { focusWhenShown } from "#components/overlays/focus-when-shown.ts";
import lines from "#components/styles/menu-item.module.css";
import { useTexts } from "#texts/use-texts.ts";
import type { FilterGroup } from "./filter-groups.ts";
import classes from "./filters.module.css";

interface FieldSearchProps {
  /** What was typed before this was loaded; taken once. */
  readonly begunRef: RefObject<string>;
  readonly groups: readonly FilterGroup[];
  /** How many conditions a field has already. */
  readonly countOf: (group: FilterGroup) => number;
  readonly onChoose: (group: FilterGroup) => void;
}

/** A field by a part of its name. The keyboard stays in the input: WAI-ARIA APG "Editable Combobox". */
export function FieldSearch({ begunRef, groups, countOf, onChoose }: FieldSearchProps): ReactNode {
  const t = useTexts("filters");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState("");
  const [at, setAt] = useState(0);
  const found = rank(groups, sought);
  useEffect(() => {
    focusWhenShown(input.current);
    setSought(begunRef.current);
    begunRef.current = "";
  }, [begunRef]);
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [at]);

  function walk(event: KeyboardEvent): void {
    const step = steps[event.key];
    const chosen = found[at];
    if (step !== undefined) setAt(Math.min(Math.max(at + step, 0), found.length - 1));
    else if (event.key === "Enter" && chosen !== undefined) onChoose(chosen);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.search}>
      <TextInput
        ref={input}
        role="combobox"
        aria-label={t("findField")}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found.length === 0 ? undefined : optionId(id, at)}
        placeholder={t("findField")}
        autoComplete="off"
        spellCheck={false}
        value={sought}
        onChange={(event) => {
          setSought(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={walk}
      />
      <div ref={list} id={id} role="listbox" aria-label={t("findField")} className={classes.fields}>
        {found.map((group, index) => {
          const count = countOf(group);
          return (
            <button
              key={group.id}
              id={optionId(id, index)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              data-active={index === at || undefined}
              className={lines.item}
              onMouseMove={() => setAt(index)}
              onClick={() => onChoose(group)}
            >
              {group.label}
              {count > 0 && <small>{t("set", { count })}</small>}
            </button>
          );
        })}
      </div>
      <p className={classes.status} role="status">
        {found.length === 0 && t("noField")}
      </p>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Those that begin with what is sought stand before those that hold it. */
function rank(groups: readonly FilterGroup[], sought: string): readonly FilterGroup[] {
  const text = sought.trim().toLocaleLowerCase();
  const named = groups.map((group) => ({ group, name: group.label.toLocaleLowerCase() }));
  const begin = named.filter(({ name }) => name.startsWith(text));
  const hold = named.filter((one) => !begin.includes(one) && one.name.includes(text));
  return [...begin, ...hold].map(({ group }) => group);
}
