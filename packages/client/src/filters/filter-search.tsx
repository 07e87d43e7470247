import { TextInput } from "@mantine/core";
import type { ListState } from "@quarterdeck/model";
import { ownMember } from "@quarterdeck/model";
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
import { type FilterGroup, isSet } from "./filter-groups.ts";
import { TypedStatus } from "./typed-status.tsx";
import { useTypedFilters } from "./use-typed-filters.ts";
import classes from "./filters.module.css";

interface FilterSearchProps {
  /** Text that the user typed before this component was loaded; read once. */
  readonly typedRef: RefObject<string>;
  readonly groups: readonly FilterGroup[];
  readonly chosen: ListState["filters"];
  readonly onChoose: (group: FilterGroup) => void;
  readonly onFilters: (filters: ListState["filters"]) => void;
}

interface Line {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  readonly run: () => void;
}

/** Search for a field by name, or conditions such as `total>500` (WAI-ARIA APG "Editable Combobox"). */
export function FilterSearch(props: FilterSearchProps): ReactNode {
  const { typedRef, groups, chosen, onChoose, onFilters } = props;
  const t = useTexts("filters");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState("");
  const typed = useTypedFilters({ text: query, groups, chosen, onFilters });
  const [at, setAt] = useState<number>();
  // Enter applies conditions unless the user selected a completion.
  const active = at ?? (typed.isTyped ? -1 : 0);
  const shown: readonly Line[] = typed.isTyped
    ? typed.completions.map(({ text, ...line }) => ({ ...line, run: () => type(text) }))
    : rank(groups, query).map((group) => ({
        id: group.id,
        label: group.label,
        detail: countText(group),
        run: () => onChoose(group),
      }));
  useEffect(() => {
    focusWhenShown(input.current);
    setQuery(typedRef.current.trimEnd());
    typedRef.current = "";
  }, [typedRef]);
  useEffect(() => {
    list.current?.querySelector("[data-active]")?.scrollIntoView({ block: "nearest" });
  }, [at]);

  function countText(group: FilterGroup): string | undefined {
    const count = group.filters.filter((filter) => isSet(chosen, filter)).length;
    return count === 0 ? undefined : t("set", { count });
  }

  function type(text: string): void {
    setQuery(text);
    setAt(undefined);
    input.current?.focus();
  }

  function walk(event: KeyboardEvent): void {
    const step = ownMember(steps, event.key);
    const line = shown[active];
    if (step !== undefined) setAt(Math.min(Math.max(active + step, 0), shown.length - 1));
    else if (event.key === "Tab" && typed.isTyped && !event.shiftKey && shown.length > 0) {
      (line ?? shown[0])?.run();
    } else if (event.key === "Enter" && line !== undefined) line.run();
    else if (event.key === "Enter" && typed.isTyped) typed.apply();
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
        aria-activedescendant={shown[active] === undefined ? undefined : optionId(id, active)}
        placeholder={t("findOrType")}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={walk}
      />
      <div ref={list} id={id} role="listbox" aria-label={t("findField")} className={classes.fields}>
        {shown.map(({ id: own, label, detail, run }, index) => (
          <button
            key={own}
            id={optionId(id, index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            data-active={index === active || undefined}
            className={lines.item}
            onMouseMove={() => setAt(index)}
            onClick={run}
          >
            {label}
            {detail !== undefined && <small>{detail}</small>}
          </button>
        ))}
      </div>
      <p className={classes.status} role="status">
        {!typed.isTyped && shown.length === 0 && t("noField")}
        {typed.isTyped && <TypedStatus {...typed} />}
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
