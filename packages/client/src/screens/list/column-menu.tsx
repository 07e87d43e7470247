import { Button, Checkbox, Popover, Stack } from "@mantine/core";
import type { Field } from "@quarterdeck/model";
import { IconColumns3 } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { buttonPadding } from "./button-padding.ts";
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
  const [isOpen, setIsOpen] = useState(false);
  const names = shown.map((field) => field.name);

  function choose(chosen: readonly string[]): void {
    // As the API tells them, not as they were clicked.
    onColumns(fields.map((field) => field.name).filter((name) => chosen.includes(name)));
  }

  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-start" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={16} />}
          px={buttonPadding}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t("columns")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("columns")}>
        <Checkbox.Group
          value={names}
          onChange={choose}
          label={t("columnsShown", { shown: shown.length, count: fields.length })}
        >
          <Stack gap="xs" mt="xs" className={classes.columns}>
            {fields.map((field, index) => (
              <Checkbox
                key={field.name}
                value={field.name}
                label={field.label}
                disabled={index === 0}
              />
            ))}
          </Stack>
        </Checkbox.Group>
        <Button mt="sm" variant="subtle" size="compact-sm" onClick={() => onColumns(undefined)}>
          {t("columnsReset")}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
