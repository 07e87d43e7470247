import { TextInput } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./choice-list.module.css";
import checkbox from "#components/styles/checkbox.module.css";

interface ChoiceListProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** Number of records by value; 0 for values without one. */
  readonly counts?: ReadonlyMap<string, number> | undefined;
  readonly isMultiple: boolean;
  readonly chosen: readonly string[];
  readonly onChosen: (values: readonly string[]) => void;
}

/** Longer lists have a search input. */
const mostWithoutSearch = 12;

/** Checkboxes or radio buttons for all choices. */
export function ChoiceList(props: ChoiceListProps): ReactNode {
  const { label, choices, counts, isMultiple, chosen, onChosen } = props;
  const t = useTexts("filters");
  const { number } = useFormat();
  const name = useId();
  const [search, setSearch] = useState("");
  const text = search.trim().toLocaleLowerCase();
  const shown = choices.filter(
    (choice) => text === "" || choice.label.toLocaleLowerCase().includes(text),
  );
  return (
    <fieldset className={classes.list}>
      <legend className={classes.legend}>{label}</legend>
      {choices.length > mostWithoutSearch && (
        <TextInput
          size="xs"
          aria-label={t("findChoice")}
          placeholder={t("findChoice")}
          autoComplete="off"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <div className={classes.choices}>
        {shown.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type={isMultiple ? "checkbox" : "radio"}
              className={checkbox.checkbox}
              name={name}
              value={choice.value}
              checked={chosen.includes(choice.value)}
              onChange={() => onChosen(isMultiple ? toggled(chosen, choice.value) : [choice.value])}
            />
            {choice.label}
            {counts !== undefined && <small>{number(counts.get(choice.value) ?? 0)}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function toggled(chosen: readonly string[], value: string): readonly string[] {
  return chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
}
