import { ownMember } from "@quarterdeck/model";
import { ActionIcon, Button, CloseButton } from "@mantine/core";
import type { Field, ListField } from "@quarterdeck/model";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { DisabledReason } from "#components/feedback/disabled-reason.tsx";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { clearedValue, newItem } from "#fields/values/empty-value.ts";
import { FieldSet } from "./field-set.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { FilesInput, isTagList, NumbersInput, TagsInput } from "./lazy-inputs.tsx";
import { JsonInput } from "./json-input.tsx";
import classes from "./list-input.module.css";
import { hasNumbersInside, isPosition } from "#fields/values/number-list.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import { UnreadJson } from "#fields/values/unread-json.ts";
import { useInitialValue } from "./use-initial-value.ts";

/** Inputs of list items; items without a form are edited as JSON. */
export function ListInput(props: InputProps<ListField>): ReactNode {
  const { field, value, onChange, problems, Nested } = props;
  const t = useInputTexts();
  const initialValue = useInitialValue(value);
  const rows = useRef<HTMLOListElement>(null);
  const [moved, setMoved] = useState("");
  const isOther = value !== undefined && value !== null && !Array.isArray(value);
  if (field.item.kind === "file") return <FilesInput {...props} item={field.item} />;
  if (isPosition(field.name, field.item) && (!isOther || value instanceof UnreadJson))
    return <NumbersInput {...props} />;
  if (isOther || hasNoForm(field.item)) return <JsonInput {...props} />;
  if (isTagList(field.item, initialValue)) return <TagsInput {...props} />;
  const items: readonly unknown[] = value ?? [];
  const last = items.length - 1;

  function change(next: readonly unknown[]): void {
    onChange(next.length === 0 ? clearedValue(field, initialValue) : next);
  }

  function move(from: number, to: number): void {
    if (to < 0 || to > last) return;
    change(items.toSpliced(from, 1).toSpliced(to, 0, items[from]));
    setMoved(t("movedItem", { from: String(from + 1), to: String(to + 1) }));
    requestAnimationFrame(() => {
      const row = rows.current?.children[to];
      const way = to < from ? "up" : "down";
      row
        ?.querySelector<HTMLElement>(`[data-move=${way}]:not([aria-disabled]), [data-move]`)
        ?.focus();
    });
  }

  function moveByKey(event: KeyboardEvent, index: number): void {
    const step = ownMember(steps, event.key);
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(index, index + step);
  }

  return (
    <FieldSet field={field} value={value} onChange={onChange} problems={problems}>
      {items.length > 0 && (
        <ol ref={rows} className={classes.rows}>
          {items.map((item, index) => (
            // An item has no identity except its position.
            <li
              key={index}
              className={isNested(field.item) ? classes.tall : classes.row}
              onKeyDown={(event) => moveByKey(event, index)}
            >
              <div className={classes.item}>
                <Nested
                  field={{ ...field.item, label: t("item", { number: String(index + 1) }) }}
                  value={item}
                  onChange={(next) =>
                    change(items.with(index, next === undefined ? newItem(field.item) : next))
                  }
                  problems={problemsAt(problems, [String(index)])}
                />
              </div>
              <div className={classes.buttons}>
                {items.length > 1 &&
                  moves.map(({ way, step, text, end, Icon }) => (
                    <DisabledReason
                      key={way}
                      reason={index === (way === "up" ? 0 : last) ? t(end) : undefined}
                    >
                      {(disabledProps) => (
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          data-move={way}
                          aria-label={t(text, { number: String(index + 1) })}
                          title={t("moveHint")}
                          onClick={() => move(index, index + step)}
                          {...disabledProps}
                        >
                          <Icon size="1rem" />
                        </ActionIcon>
                      )}
                    </DisabledReason>
                  ))}
                <CloseButton
                  aria-label={t("removeItem", { number: String(index + 1) })}
                  onClick={() => change(items.toSpliced(index, 1))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <div>
        <Button variant="default" size="xs" onClick={() => change([...items, newItem(field.item)])}>
          {t(items.length === 0 ? "addFirst" : "addItem")}
        </Button>
        <span role="status" className={classes.status}>
          {moved}
        </span>
      </div>
    </FieldSet>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const moves = [
  { way: "up", step: -1, text: "moveUp", end: "firstItem", Icon: IconChevronUp },
  { way: "down", step: 1, text: "moveDown", end: "lastItem", Icon: IconChevronDown },
] as const;

function hasNoForm(item: Field): boolean {
  if (item.kind === "json") return item.shape === undefined;
  if (hasNumbersInside(item)) return true;
  return (
    item.kind === "group" && item.fields.length === 0 && item.additionalProperties === undefined
  );
}

const nested: ReadonlySet<Field["kind"]> = new Set(["group", "list", "map", "variants", "json"]);

function isNested({ kind }: Field): boolean {
  return nested.has(kind);
}
