import { type ReactNode, type Ref, useEffect } from "react";
import classes from "./combobox.module.css";

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** An action, not a value: the list stays open. */
  readonly isAction?: boolean;
}

interface ComboboxListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly chosen: readonly string[];
  readonly status: string;
  /** Index of the active option; -1: none. */
  readonly activeIndex: number;
  readonly onActive: (id: string) => void;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** List of a combobox. The focus stays in the input; `aria-activedescendant` marks the active option. */
export function ComboboxList(props: ComboboxListProps): ReactNode {
  const { ref, id, label, options, chosen, status, activeIndex, onActive, onChoose } = props;
  useEffect(() => {
    if (activeIndex >= 0)
      document.getElementById(optionId(id, activeIndex))?.scrollIntoView({ block: "nearest" });
  }, [id, activeIndex]);
  return (
    <div
      ref={ref}
      popover="manual"
      className={classes.panel}
      role="presentation"
      // Keeps the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={id} role="listbox" aria-label={label} className={classes.list}>
        {options.map((option, index) => (
          <button
            key={option.id}
            id={optionId(id, index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option.id)}
            data-active={index === activeIndex || undefined}
            data-action={option.isAction || undefined}
            className={classes.option}
            onMouseMove={() => onActive(option.id)}
            onClick={() => onChoose(option)}
          >
            <span className={classes.label}>{option.label}</span>
            {option.detail !== undefined && <span className={classes.detail}>{option.detail}</span>}
          </button>
        ))}
      </div>
      <p className={classes.status} role="status">
        {status}
      </p>
    </div>
  );
}

export function optionId(id: string, index: number): string {
  return `${id}-${index}`;
}
