import type { FieldScope, ReferenceField } from "@quarterdeck/model";
import { Fragment, type ReactNode } from "react";
import { AppLink } from "#components/navigation/app-link.tsx";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import { useFieldServices, useReferenceTitle } from "#fields/field-services.ts";
import { readReference, type Reference, titleKeyOf } from "#fields/values/read-reference.ts";
import { readState } from "#fields/values/read-state.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./cell.module.css";
import { NoValue } from "./no-value.tsx";
import { PlainValue } from "./plain-value.tsx";

function ReferenceCell({ field, value, isWhole, scope }: CellProps<ReferenceField>): ReactNode {
  const reference = value === "" ? { key: value } : readReference(field, value);
  return reference === undefined ? (
    <PlainValue value={value} isWhole={isWhole} />
  ) : (
    <ReferenceLink
      to={field.to}
      isGuess={field.isGuess}
      reference={reference}
      isWhole={isWhole}
      recordKey={titleKeyOf(field, reference.key)}
      scope={scope}
    />
  );
}

export const referenceView: FieldView<ReferenceField> = {
  align: "start",
  Cell: ReferenceCell,
};

const mostInCell = 3;
const mostOnPage = 100;

function ReferencesCell({ field, value, isWhole, scope }: CellProps<ReferenceField>): ReactNode {
  const t = useTexts("fields");
  if (!Array.isArray(value)) return <PlainValue value={value} isWhole={isWhole} />;
  const items: readonly unknown[] = value;
  if (items.length === 0) return <span className={classes.empty}>{t("noItems")}</span>;
  const shown = items.slice(0, isWhole ? mostOnPage : mostInCell);
  return (
    <ul className={isWhole ? classes.items : classes.line}>
      {shown.map((item, index) => {
        const reference = readReference(field, item);
        const state = readState(item);
        return (
          <li key={index}>
            {reference === undefined ? (
              <PlainValue value={item} isWhole={isWhole} />
            ) : (
              <ReferenceLink
                to={field.to}
                isGuess={field.isGuess}
                reference={reference}
                isWhole
                recordKey={titleKeyOf(field, reference.key)}
                scope={scope}
              />
            )}
            {state && (
              <>
                {" "}
                <span className={state.isOn ? classes.yes : classes.no} title={state.name}>
                  {t(state.isOn ? "yes" : "no")}
                </span>
              </>
            )}
          </li>
        );
      })}
      {items.length > shown.length && <li>+{items.length - shown.length}</li>}
    </ul>
  );
}

export const referencesView: FieldView<ReferenceField> = {
  align: "start",
  Cell: ReferencesCell,
};

interface ReferenceLinkProps extends Pick<ReferenceField, "to"> {
  readonly isGuess?: boolean | undefined;
  readonly reference: Pick<Reference, "key"> & Partial<Reference>;
  readonly isWhole: boolean;
  /** Key in addresses, if `reference` has only a part of it. */
  readonly recordKey?: string;
  /** Row of the reference. */
  readonly scope?: FieldScope | undefined;
}

/** Link to the referenced record: its title, or its key until the title is read. */
export function ReferenceLink({
  to: expected,
  isGuess: isUncertain,
  reference,
  isWhole,
  recordKey = encodeURIComponent(reference.key),
  scope,
}: ReferenceLinkProps): ReactNode {
  const t = useTexts("fields");
  const services = useFieldServices();
  // The value of a guess may be an address.
  const record = isUncertain ? services.findAddressedRecord(reference.key) : undefined;
  const to = record?.resource ?? expected;
  const key = record ? encodeURIComponent(record.key) : recordKey;
  const isGuess = isUncertain && record === undefined;
  // A row with the title suffices, but for a guess and for a value that is not the key (`?`): the read confirms them.
  const isNamed = reference.title !== undefined && isGuess !== true && !key.includes("?");
  // A wildcard for all records.
  const isAny = reference.key === "*";
  const read = useReferenceTitle(to, isNamed || isAny ? "" : key, scope);
  const title = reference.title ?? read ?? reference.key;
  const address = services.findRecordAddress(to, key, scope);
  // A list without the record withdraws a guess; its title confirms it.
  const isWithdrawn = isGuess === true && read === null;
  if (address === undefined || isWithdrawn || isAny) return title || <NoValue value="" />;
  const text = title.trim() || t("empty");
  const isOpenGuess = isGuess === true && read === undefined && reference.title === undefined;
  const hint = title === reference.key ? undefined : reference.key;
  return (
    <AppLink
      className={isWhole ? classes.link : classes.reference}
      address={address}
      title={isOpenGuess ? t("guess") : hint}
      data-reference={address.to}
    >
      {/* A new text: one that becomes longer would move. */}
      <Fragment key={text}>{isOpenGuess ? `${text} ?` : text}</Fragment>
    </AppLink>
  );
}
