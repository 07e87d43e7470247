import { Button, CloseButton, Fieldset, Group, Stack } from "@mantine/core";
import type { Field, ListField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";
import { JsonInput } from "./json-input.tsx";
import { problemsAt } from "./problems-at.ts";

const inside: ReadonlySet<Field["kind"]> = new Set(["group", "list", "json"]);

export function ListInput(props: InputProps<ListField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const t = useTexts("fields");
  const isOther = value !== undefined && !Array.isArray(value);
  if (isOther || inside.has(field.item.kind)) return <JsonInput {...props} />;
  const items: readonly unknown[] = value ?? [];
  const { label, error } = inputFrame(field, problemsAt(problems, []));

  function change(next: readonly unknown[]): void {
    onChange(next.length === 0 ? undefined : next);
  }

  return (
    <Fieldset legend={label}>
      <Stack gap="sm">
        {field.description !== undefined && <p className={classes.note}>{field.description}</p>}
        {error !== undefined && <p className={classes.fault}>{error}</p>}
        {items.map((item, index) => (
          <Group key={index} align="end" wrap="nowrap" gap="xs">
            <div className={classes.grow}>
              <Nested
                field={{ ...field.item, label: t("item", { number: String(index + 1) }) }}
                value={item}
                onChange={(next) => change(items.with(index, next ?? ""))}
                problems={problemsAt(problems, [String(index)])}
              />
            </div>
            <CloseButton
              size="lg"
              aria-label={t("removeItem", { number: String(index + 1) })}
              onClick={() => change(items.toSpliced(index, 1))}
            />
          </Group>
        ))}
        <div>
          <Button variant="default" size="xs" onClick={() => change([...items, ""])}>
            {t("addItem")}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  );
}
