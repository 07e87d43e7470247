import { Button, CloseButton, Group } from "@mantine/core";
import type { Field, ListField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import { FieldSet } from "./field-set.tsx";
import type { InputProps } from "./field-view.ts";
import { FilesInput } from "./files-input.tsx";
import { JsonInput } from "./json-input.tsx";
import { problemsAt } from "./problems-at.ts";

/** Items one below the other, whatever each of them is; only what has no form of its own is typed as JSON. */
export function ListInput(props: InputProps<ListField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const t = useTexts("fields");
  const isOther = value !== undefined && !Array.isArray(value);
  if (field.item.kind === "file") return <FilesInput {...props} item={field.item} />;
  if (isOther || isFormless(field.item)) return <JsonInput {...props} />;
  const items: readonly unknown[] = value ?? [];

  function change(next: readonly unknown[]): void {
    onChange(next.length === 0 ? undefined : next);
  }

  return (
    <FieldSet field={field} problems={problems}>
      {items.map((item, index) => (
        // An item has no identity but its place.
        <Group key={index} align={isNested(field.item) ? "start" : "end"} wrap="nowrap" gap="xs">
          <div className={classes.grow}>
            <Nested
              field={{ ...field.item, label: t("item", { number: String(index + 1) }) }}
              value={item}
              onChange={(next) => change(items.with(index, next ?? emptyItem(field.item)))}
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
        <Button
          variant="default"
          size="xs"
          onClick={() => change([...items, emptyItem(field.item)])}
        >
          {t(items.length === 0 ? "addFirst" : "addItem")}
        </Button>
      </div>
    </FieldSet>
  );
}

function isFormless(item: Field): boolean {
  return item.kind === "json" || (item.kind === "group" && item.fields.length === 0);
}

function isNested({ kind }: Field): boolean {
  return kind === "group" || kind === "list";
}

/** What an item begins as, and what it is while nothing stands in it. */
function emptyItem({ kind }: Field): unknown {
  if (kind === "group") return {};
  return kind === "list" ? [] : "";
}
