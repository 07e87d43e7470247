import { Input } from "@mantine/core";
import { type MouseEvent, type ReactNode, useId } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./list-box.module.css";

interface ListBoxProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly isMultiple: boolean;
  readonly chosen: readonly string[];
  readonly onChosen: (values: readonly string[]) => void;
}

const mostRows = 6;

/** All choices in view, chosen with one click each. */
export function ListBox({ label, choices, isMultiple, chosen, onChosen }: ListBoxProps): ReactNode {
  const t = useTexts("fields");
  const id = useId();
  const rows = choices.length + (isMultiple ? 0 : 1);

  function toggle(event: MouseEvent<HTMLOptionElement>, value: string): void {
    if (!isMultiple) return;
    // The browser's own list drops all others at a plain click.
    event.preventDefault();
    event.currentTarget.closest("select")?.focus();
    onChosen(toggled(chosen, value));
  }

  return (
    <Input.Wrapper label={label} id={id} labelProps={{ htmlFor: id }}>
      <select
        id={id}
        className={classes.box}
        multiple={isMultiple}
        size={Math.max(2, Math.min(rows, mostRows))}
        value={isMultiple ? [...chosen] : (chosen[0] ?? "")}
        onChange={(event) =>
          onChosen(
            Array.from(event.currentTarget.selectedOptions, (option) => option.value).filter(
              (value) => value !== "",
            ),
          )
        }
      >
        {!isMultiple && <option value="">{t("any")}</option>}
        {choices.map((choice) => (
          <option
            key={choice.value}
            value={choice.value}
            onMouseDown={(event) => toggle(event, choice.value)}
          >
            {choice.label}
          </option>
        ))}
      </select>
    </Input.Wrapper>
  );
}

function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}
