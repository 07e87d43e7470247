import { NativeSelect } from "@mantine/core";
import {
  asVariant,
  type Field,
  type GroupField,
  typedMember,
  variantFields,
  variantOf,
  ownMember,
} from "@quarterdeck/model";
import type { ReactNode } from "react";
import { CorrectTool, InsidePath } from "#components/corrections/correct-path.tsx";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { InputProblem, InputProps } from "#fields/field-props.ts";
import { isWideField } from "#fields/values/wide-field.ts";
import { problemsAt } from "#fields/values/problems-at.ts";
import { isRecord, type RecordValue, withEntry } from "#fields/values/record-value.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { FieldSet } from "./field-set.tsx";
import classes from "./group-input.module.css";
import { JsonInput } from "./json-input.tsx";
import { MapRows, TwinInput } from "./lazy-inputs.tsx";

// Few objects have a type and one value.
const TypedInput = lazyComponent(async () => (await import("./kinds/typed-input.tsx")).TypedInput);

export function GroupInput(props: InputProps<GroupField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const isEmpty = value === undefined || value === null;
  const hasNoFields = field.fields.length === 0 && field.additionalProperties === undefined;
  if (hasNoFields || (!isEmpty && !isRecord(value))) {
    return <JsonInput field={field} value={value} onChange={onChange} problems={problems} />;
  }
  const typed = typedMember(field);
  if (typed !== undefined) return <TypedInput {...props} typed={typed} />;
  return (
    <FieldSet field={field} value={value} onChange={onChange} problems={problems}>
      <GroupFields {...props} value={isEmpty ? undefined : value} />
    </FieldSet>
  );
}

interface GroupFieldsProps extends Omit<InputProps<GroupField>, "value"> {
  readonly value: RecordValue | undefined;
  /** Button at the input of a field. */
  readonly renderTool?: ((field: Field) => ReactNode) | undefined;
}

const mostOpen = 12;

/** Inputs of an object's fields. Many optional ones, and generated ones, are collapsed until one has a value. */
export function GroupFields(props: GroupFieldsProps): ReactNode {
  const { field, value, onChange, problems, Nested, renderTool } = props;
  const t = useInputTexts();
  const variant = variantOf(field, value);
  const all = variantFields(field, variant).filter(
    ({ name, isReadOnly }) =>
      isReadOnly !== true && !(field.variants !== undefined && name === field.discriminator),
  );
  const objects = all.map((inner) => findTwin(all, inner, value));
  const shown = all.filter((inner) => !objects.includes(inner));
  const optional = shown.filter(({ isRequired }) => !isRequired);
  const isLong = optional.length > mostOpen && optional.length < shown.length;
  const folded = isLong ? optional : optional.filter(({ isGenerated }) => isGenerated);
  const isFolded = folded.length > 0;
  const hasFoldedValue = folded.some(
    ({ name }) => ownMember(value, name) !== undefined || problemsAt(problems, [name]).length > 0,
  );

  function change(next: RecordValue | undefined): void {
    onChange(field.variants === undefined ? next : asVariant(field, next, variant));
  }

  function renderInput(inner: Field): ReactNode {
    const object = findTwin(all, inner, value);
    if (object !== undefined && inner.kind === "reference")
      return (
        <div key={inner.name} className={classes.wide}>
          <TwinInput {...props} field={inner} object={object} value={value} onChange={change} />
        </div>
      );
    return (
      <div key={inner.name} className={needsFullWidth(inner) ? classes.wide : classes.entry}>
        <InsidePath name={inner.name}>
          <Nested
            field={inner}
            value={ownMember(value, inner.name)}
            onChange={(next) => change(withEntry(value, inner.name, next))}
            problems={problemsAt(problems, [inner.name])}
          />
          <CorrectTool />
        </InsidePath>
        {renderTool?.(inner)}
      </div>
    );
  }

  return (
    <>
      {field.variants !== undefined && <VariantSwitch {...props} problems={problems} />}
      <div className={classes.grid}>
        {shown.filter((inner) => !folded.includes(inner)).map(renderInput)}
      </div>
      {isFolded && (
        <details className={classes.more} open={hasFoldedValue || undefined}>
          <summary>{t("moreFields", { count: folded.length })}</summary>
          <div className={classes.grid}>{folded.map(renderInput)}</div>
        </details>
      )}
      {field.additionalProperties !== undefined && (
        <MapRows
          {...props}
          field={field.additionalProperties}
          label={t("otherNames")}
          value={value}
          names={new Set(field.fields.map(({ name }) => name))}
          onChange={change}
        />
      )}
    </>
  );
}

/** Object of a new record next to a key, unless the record has both. */
function findTwin(
  all: readonly Field[],
  field: Field,
  value: RecordValue | undefined,
): Field | undefined {
  if (field.kind !== "reference" || field.twin === undefined) return undefined;
  const hasBoth = [field.name, field.twin].every(
    (name) => (ownMember(value, name) ?? null) !== null,
  );
  return hasBoth ? undefined : all.find(({ name }) => name === field.twin);
}

const fullWidthKinds: ReadonlySet<Field["kind"]> = new Set([
  "map",
  "variants",
  "choices",
  "references",
]);

function needsFullWidth(field: Field): boolean {
  return isWideField(field) || fullWidthKinds.has(field.kind);
}

function VariantSwitch({
  field,
  value,
  onChange,
  problems,
}: GroupFieldsProps & { readonly problems: readonly InputProblem[] }): ReactNode {
  const t = useInputTexts();
  const { variants = [], discriminator = "" } = field;
  const variant = variantOf(field, value);
  const discriminatorField = field.fields.find(({ name }) => name === discriminator);
  const [problem] = discriminator === "" ? [] : problemsAt(problems, [discriminator]);
  return (
    <NativeSelect
      label={discriminatorField?.label ?? t("variant")}
      description={discriminatorField?.description}
      error={problem?.message}
      required={field.isRequired}
      value={variant?.label ?? ""}
      onChange={(event) => {
        const picked = variants.find(({ label }) => label === event.currentTarget.value);
        onChange(asVariant(field, value, picked));
      }}
      data={[
        ...(variant === undefined ? [{ value: "", label: t("choose") }] : []),
        ...variants.map(({ label }) => ({ value: label, label })),
      ]}
    />
  );
}
