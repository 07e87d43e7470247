import { type ReactNode, type Ref, useEffect } from "react";
import classes from "./combobox.module.css";

export interface ComboboxOption {
  readonly id: string;
  readonly label: string;
  readonly detail?: string | undefined;
  /** It does something other than being taken: the list stays open. */
  readonly isAction?: boolean;
}

interface ComboboxListProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  readonly chosen: readonly string[];
  readonly status: string;
  /** The place of the option that Enter would take; -1: none. */
  readonly at: number;
  readonly onAt: (id: string) => void;
  readonly onChoose: (option: ComboboxOption) => void;
}

/** The list below a combobox. The keyboard stays in the input: `aria-activedescendant` tells where it is. */
export function ComboboxList(props: ComboboxListProps): ReactNode {
  const { ref, id, label, options, chosen, status, at, onAt, onChoose } = props;
  useEffect(() => {
    if (at >= 0) document.getElementById(optionId(id, at))?.scrollIntoView({ block: "nearest" });
  }, [id, at]);
  return (
    <div
      ref={ref}
      popover="manual"
      className={classes.panel}
      role="presentation"
      // A click must not take the keyboard from the input.
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
            data-active={index === at || undefined}
            data-action={option.isAction || undefined}
            className={classes.option}
            onMouseMove={() => onAt(option.id)}
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

export function optionId(id: string, place: number): string {
  return `${id}-${place}`;
}
