import type { Field, GroupField, ReferenceField } from "@quarterdeck/model";
import { isNewRecord, ownMember } from "@quarterdeck/model";
import { Group, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { SegmentedControl } from "#components/inputs/segmented-control.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import type { InputProblem, InputProps, NestedInput } from "#fields/field-props.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import { type RecordValue, withEntry } from "#fields/values/record-value.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

/** Reference whose value is a key, or the object of a new record. */
export function EmbeddedInput({
  field: { embedded: _, ...field },
  object,
  value,
  onChange,
  problems,
  Nested,
}: InputProps<ReferenceField> & { readonly object: GroupField }): ReactNode {
  const isNew = isNewRecord(value);
  return (
    <RecordChoice field={field} isNew={isNew} onChoose={(next) => onChange(next ? {} : undefined)}>
      <Nested
        field={isNew ? ofNew(object, field) : field}
        value={value}
        onChange={(next) => onChange(isNew ? (next ?? {}) : next)}
        problems={problems}
      />
    </RecordChoice>
  );
}

interface TwinInputProps {
  /** Key of an existing record. */
  readonly field: ReferenceField;
  /** Object of a new one. */
  readonly object: Field;
  /** The record with both members. */
  readonly value: RecordValue | undefined;
  readonly onChange: (value: RecordValue | undefined) => void;
  readonly problems: readonly InputProblem[];
  readonly Nested: NestedInput;
}

/** A key and the object next to it, of which requests contain one. */
export function TwinInput(props: TwinInputProps): ReactNode {
  const { field, object, value, onChange, problems, Nested } = props;
  const isNew = ownMember(value, object.name) !== undefined;
  const [shown, other] = isNew ? [ofNew(object, field), field] : [field, object];

  function choose(next: boolean): void {
    const without = withEntry(value, next ? field.name : object.name, undefined);
    onChange(next ? withEntry(without, object.name, {}) : without);
  }

  return (
    <RecordChoice field={field} isNew={isNew} onChoose={choose}>
      <Nested
        field={shown}
        value={ownMember(value, shown.name)}
        onChange={(next) => {
          const without = withEntry(value, other.name, undefined);
          onChange(withEntry(without, shown.name, isNew ? (next ?? {}) : next));
        }}
        problems={problemsAt(problems, [shown.name])}
      />
    </RecordChoice>
  );
}

/** Object of a new record, with the name of the reference. */
function ofNew(object: Field, { label, isRequired }: Field): Field {
  return { ...object, label, isRequired };
}

interface RecordChoiceProps {
  readonly field: Field;
  readonly isNew: boolean;
  readonly onChoose: (isNew: boolean) => void;
  readonly children: ReactNode;
}

function RecordChoice({ field, isNew, onChoose, children }: RecordChoiceProps): ReactNode {
  const t = useInputTexts();
  const label = inlineLabel(field.label);
  return (
    <Stack gap="xs">
      <Group>
        <SegmentedControl
          label={t("recordKind", { label: field.label })}
          value={isNew ? "new" : "existing"}
          options={[
            { value: "existing", label: t("recordExisting") },
            { value: "new", label: t("pickCreating", { label }) },
          ]}
          onChange={(next) => onChoose(next === "new")}
        />
      </Group>
      {children}
    </Stack>
  );
}
