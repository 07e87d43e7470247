import { type Field, valueAt, ownMember } from "@quarterdeck/model";
import { type ReactNode, use } from "react";
import { lazyComponent, PAINT_MS } from "#chunks/lazy-component.tsx";
import { CorrectPath, CorrectTool, type FieldPath } from "#components/corrections/correct-path.tsx";
import { sections as english } from "#texts/en/sections.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useTexts } from "#texts/use-texts.ts";
import { FieldCell } from "./field-cell.tsx";
import { excerptOf } from "#fields/values/excerpt.ts";
import { emptinessOf } from "#fields/values/emptiness.ts";
import { InsideContext, type InsideProps } from "./inside-context.ts";
import { type FieldSection, listFieldSections } from "#fields/values/field-sections.ts";
import { isWideField } from "#fields/values/wide-field.ts";
import { PlainValue } from "#fields/views/plain-value.tsx";
import { isRepeatedKey } from "#fields/values/twin-references.ts";
import classes from "./record-fields.module.css";
import { isRecord, undescribedNames } from "#fields/values/record-value.ts";

interface RecordFieldsProps {
  readonly fields: readonly Field[];
  readonly record: unknown;
  /** Names of fields that the screen shows separately. */
  readonly excluded?: readonly string[];
  /** `Resource.name` of the record: its fields can be corrected. */
  readonly resource?: string;
}

// Read after the record.
const ValueNote = lazyComponent(
  async () => (await import("./views/value-note.tsx")).ValueNote,
  PAINT_MS,
);

/** Kinds of amounts, coordinates and postal addresses. */
const noted: readonly Field["kind"][] = ["number", "text", "long-text", "group"];

const sectionTexts = { sections: english };

/** Fewer empty fields are shown among the others. */
const leastFolded = 3;

/**
 * All fields of a record: main fields by meaning, nested values, system fields, members that the
 * description does not have, and the empty fields folded away.
 */
export function RecordFields(props: RecordFieldsProps): ReactNode {
  return (
    <TextsProvider texts={sectionTexts}>
      <InsideContext value={CorrectedPair}>
        <Sections {...props} />
      </InsideContext>
    </TextsProvider>
  );
}

function Sections({ fields, record, excluded = [], resource }: RecordFieldsProps): ReactNode {
  const t = useTexts("fields");
  const ofSections = useTexts("sections");
  if (!isRecord(record)) return <PlainValue value={record} isWhole />;
  const shown = fields.filter(
    (field) =>
      field.isWriteOnly !== true &&
      !excluded.includes(field.name) &&
      !isRepeatedKey(field, fields, record),
  );
  const isEmpty = ({ name }: Field): boolean => emptinessOf(valueAt(record, [name])) !== undefined;
  const empty = shown.filter(isEmpty);
  const isFolded = empty.length >= leastFolded && empty.length < shown.length;
  const sections = listFieldSections(isFolded ? shown.filter((one) => !isEmpty(one)) : shown);
  const unknown = undescribedNames(record, fields);

  function nameSection({ text, label }: FieldSection): string {
    if (text === "prefix") return label ?? "";
    return text === "main" || text === "inside" || text === "system" ? t(text) : ofSections(text);
  }

  function renderField(field: Field): ReactNode {
    const value = (
      <FieldCell
        field={field}
        value={valueAt(record, [field.name])}
        isWhole
        row={record}
        fields={fields}
      />
    );
    const isWide = isWideField(field) && excerptOf(field) === undefined;
    const hasNote = noted.includes(field.kind);
    return (
      <Entry
        key={field.name}
        label={field.label}
        hint={field.description}
        isWide={isWide && !(isFolded && isEmpty(field))}
        path={resource === undefined ? undefined : [resource, field.name]}
      >
        {hasNote ? <bdi>{value}</bdi> : value}
        {hasNote && <ValueNote {...{ field, fields, record }} />}
      </Entry>
    );
  }

  return (
    <div className={classes.sections}>
      {sections.map((section) => {
        const label = nameSection(section);
        return (
          <section key={label} className={classes.section} aria-label={label}>
            {section.text !== "main" && <h2>{label}</h2>}
            <dl className={classes.list}>{section.fields.map(renderField)}</dl>
          </section>
        );
      })}
      {unknown.length > 0 && (
        <section className={classes.section} aria-label={t("others")}>
          <h2>{t("others")}</h2>
          <dl className={classes.list}>
            {unknown.map((name) => (
              <Entry key={name} label={name} hint={t("notDescribed")} isWide={false}>
                <FieldCell
                  field={{ kind: "json", name, label: name, isRequired: false }}
                  value={ownMember(record, name)}
                  isWhole
                />
              </Entry>
            ))}
          </dl>
        </section>
      )}
      {isFolded && (
        <details className={classes.folded}>
          <summary>{ofSections("emptyFields", { count: empty.length })}</summary>
          <dl className={classes.list}>{empty.map(renderField)}</dl>
        </details>
      )}
    </div>
  );
}

function Entry({
  label,
  hint,
  isWide,
  path,
  children,
}: {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isWide: boolean;
  readonly path?: FieldPath | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <CorrectPath value={path}>
      <div className={isWide ? classes.wide : classes.entry}>
        <dt title={hint}>
          <bdi>{label}</bdi>
          <CorrectTool label={label} />
        </dt>
        <dd>{children}</dd>
      </div>
    </CorrectPath>
  );
}

/** A field inside an object with the button that opens its corrections. */
function CorrectedPair({ field: { name, label }, children }: InsideProps): ReactNode {
  const path = use(CorrectPath);
  return (
    <CorrectPath value={path && [...path, name]}>
      {children(<CorrectTool label={label} />)}
    </CorrectPath>
  );
}
