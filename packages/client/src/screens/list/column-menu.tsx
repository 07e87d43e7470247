import { Button } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { IconColumns3 } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Off } from "#components/off.tsx";
import { Popup } from "#components/popup.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./list.module.css";

interface ColumnMenuProps {
  readonly fields: readonly Field[];
  readonly shown: readonly Field[];
  /** Undefined: our own choice again. */
  readonly onColumns: (columns: readonly string[] | undefined) => void;
}

/** Which fields stand in the table; the one that names the record always does. */
export function ColumnMenu({ fields, shown, onColumns }: ColumnMenuProps): ReactNode {
  const t = useTexts("list");
  const format = useFormat();
  const names = shown.map((field) => field.name);

  function choose(chosen: readonly string[]): void {
    // As the API tells them, not as they were clicked.
    onColumns(fields.map((field) => field.name).filter((name) => chosen.includes(name)));
  }

  return (
    <Popup label={t("columns")} icon={<IconColumns3 size={16} />} isTool>
      {() => (
        <div className={classes.columns}>
          {/* Plain: Mantine's checkbox weighs 4 KB in front of every list. */}
          <fieldset className={classes.choices}>
            <legend>
              {t("columnsShown", {
                shown: format.number(shown.length),
                count: format.number(fields.length),
              })}
            </legend>
            {fields.map(({ name, label }, index) => (
              <label key={name} className={classes.choice}>
                <Off reason={index === 0 ? t("columnFixed") : undefined}>
                  {(off) => (
                    <input
                      type="checkbox"
                      checked={names.includes(name)}
                      onChange={({ currentTarget: { checked } }) =>
                        choose(checked ? [...names, name] : names.filter((other) => other !== name))
                      }
                      {...off}
                    />
                  )}
                </Off>
                {label}
              </label>
            ))}
          </fieldset>
          <Button mt="sm" variant="subtle" size="compact-sm" onClick={() => onColumns(undefined)}>
            {t("columnsReset")}
          </Button>
        </div>
      )}
    </Popup>
  );
}
