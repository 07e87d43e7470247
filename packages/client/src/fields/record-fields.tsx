import { type Field, valueAt, ownMember } from "@quarterdeck/model";
import { IconPencilCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useCorrect } from "#components/corrections/correct-context.ts";
import { useTexts } from "#texts/use-texts.ts";
import { FieldCell } from "./field-cell.tsx";
import { listFieldSections, isWideField } from "#fields/values/field-sections.ts";
import { PlainValue } from "#fields/views/plain-value.tsx";
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

/**
 * All fields of a record: main fields, nested values, system fields, and members that the
 * description does not have.
 */
export function RecordFields({
  fields,
  record,
  excluded = [],
  resource,
}: RecordFieldsProps): ReactNode {
  const t = useTexts("fields");
  if (!isRecord(record)) return <PlainValue value={record} isWhole />;
  const sections = listFieldSections(fields.filter(({ name }) => !excluded.includes(name)));
  const unknown = undescribedNames(record, fields);
  return (
    <div className={classes.sections}>
      {sections.map((section) => (
        <section key={section.text} className={classes.section} aria-label={t(section.text)}>
          {section.text !== "main" && <h2>{t(section.text)}</h2>}
          <dl className={classes.list}>
            {section.fields.map((field) => (
              <Entry
                key={field.name}
                label={field.label}
                hint={field.description}
                isWide={isWideField(field)}
                correction={resource === undefined ? undefined : { resource, field: field.name }}
              >
                <FieldCell field={field} value={valueAt(record, [field.name])} isWhole />
              </Entry>
            ))}
          </dl>
        </section>
      ))}
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
    </div>
  );
}

function Entry({
  label,
  hint,
  isWide,
  correction,
  children,
}: {
  readonly label: string;
  readonly hint: string | undefined;
  readonly isWide: boolean;
  readonly correction?: { readonly resource: string; readonly field: string } | undefined;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className={isWide ? classes.wide : classes.entry}>
      <dt title={hint}>
        {label}
        {correction !== undefined && <CorrectField {...correction} label={label} />}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function CorrectField({
  label,
  ...subject
}: {
  readonly label: string;
  readonly resource: string;
  readonly field: string;
}): ReactNode {
  const t = useTexts("components");
  const correct = useCorrect();
  if (correct === undefined) return null;
  return (
    <button
      type="button"
      className={classes.correct}
      aria-label={t("correctOf", { name: label })}
      title={t("correct")}
      onClick={() => correct({ kind: "field", ...subject })}
    >
      <IconPencilCheck size="0.875rem" aria-hidden />
    </button>
  );
}
