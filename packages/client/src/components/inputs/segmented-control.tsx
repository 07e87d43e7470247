import { type ReactNode, useId } from "react";
import hidden from "#components/styles/visually-hidden.module.css";
import classes from "./segmented-control.module.css";

interface SegmentOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Replaces the label, which is then the tooltip and for screen readers. */
  readonly icon?: ReactNode;
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly SegmentOption<Value>[];
  readonly onChange: (value: Value) => void;
  readonly isWide?: boolean;
}

/** Radio buttons styled as adjacent segments. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  options,
  onChange,
  isWide = false,
}: SegmentedControlProps<Value>): ReactNode {
  const name = useId();
  return (
    <fieldset className={classes.frame} data-wide={isWide || undefined}>
      <legend className={hidden.hidden}>{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className={classes.option}
          title={option.icon === undefined ? undefined : option.label}
        >
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span className={option.icon === undefined ? undefined : hidden.hidden}>
            {option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
