import { ownMember } from "@quarterdeck/model";
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
  /** Text that the user typed before this component was loaded; read once. */
  readonly typedRef: RefObject<string>;
  readonly groups: readonly FilterGroup[];
  /** Number of active filters of a field. */
  readonly countOf: (group: FilterGroup) => number;
  readonly onChoose: (group: FilterGroup) => void;
}

/** Search for a field by name (WAI-ARIA APG "Editable Combobox"). */
export function FieldSearch({ typedRef, groups, countOf, onChoose }: FieldSearchProps): ReactNode {
  const t = useTexts("filters");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const matches = rank(groups, query);
  useEffect(() => {
    focusWhenShown(input.current);
    setQuery(typedRef.current.trimEnd());
    typedRef.current = "";
  }, [typedRef]);
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [at]);

  function walk(event: KeyboardEvent): void {
    const step = ownMember(steps, event.key);
    const chosen = matches[at];
    if (step !== undefined) setAt(Math.min(Math.max(at + step, 0), matches.length - 1));
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
        aria-activedescendant={matches.length === 0 ? undefined : optionId(id, at)}
        placeholder={t("findField")}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setAt(0);
        }}
        onKeyDown={walk}
      />
      <div ref={list} id={id} role="listbox" aria-label={t("findField")} className={classes.fields}>
        {matches.map((group, index) => {
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
        {matches.length === 0 && t("noField")}
      </p>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Fields whose label starts with the query, then fields whose label contains it. */
function rank(groups: readonly FilterGroup[], query: string): readonly FilterGroup[] {
  const text = query.trim().toLocaleLowerCase();
  const named = groups.map((group) => ({ group, name: group.label.toLocaleLowerCase() }));
  const begin = named.filter(({ name }) => name.startsWith(text));
  const hold = named.filter((one) => !begin.includes(one) && one.name.includes(text));
  return [...begin, ...hold].map(({ group }) => group);
}
