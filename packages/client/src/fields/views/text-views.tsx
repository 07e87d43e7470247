import type { TextField } from "@quarterdeck/model";
import { type ReactNode, use } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { AddressedRecord } from "#addresses/addressed-record.ts";
import { FieldServicesContext } from "#fields/field-services.ts";
import type { CellProps, FieldView } from "#fields/field-props.ts";
import classes from "./cell.module.css";
import { ExternalLink, openLink } from "./external-link.tsx";
import { PlainValue, formatPlain } from "./plain-value.tsx";
import { shortText } from "./truncated-text.tsx";
import { safeUrl } from "#fields/values/safe-url.ts";
import { phoneName } from "#fields/values/input-tool.ts";
import { ReferenceLink } from "./reference-views.tsx";

/** Names of addresses of the record itself. */
const ownAddress = /^(?:.*_)?(?:url|uri|href|self|link)$/i;

/** The referenced record, if the text is the address of one. */
function useAddressedRecord({ field, value }: CellProps<TextField>): AddressedRecord | undefined {
  const services = use(FieldServicesContext);
  return typeof value === "string" && !ownAddress.test(field.name)
    ? services?.findAddressedRecord(value)
    : undefined;
}

const phoneNumber = /^\+?[\d\s()./-]{5,20}$/;

// Few columns are ranges, bytes, Markdown or times in other text than RFC 3339.
export const LoadedFormatCell = lazyComponent(
  async () => (await import("./format-cell.tsx")).FormatCell,
);

function TextCell(props: CellProps<TextField>): ReactNode {
  const record = useAddressedRecord(props);
  const { field, value, isWhole } = props;
  if (isFormatted(field))
    return (
      <LoadedFormatCell fallback={<PlainValue value={value} isWhole={isWhole} />} {...props} />
    );
  if (phoneName.test(field.name) && phoneNumber.test(String(value)))
    return <ExternalLink address={`tel:${String(value)}`} text={String(value)} isWhole={isWhole} />;
  return record === undefined ? (
    <PlainValue value={value} isWhole={isWhole} />
  ) : (
    <ReferenceLink to={record.resource} reference={record} isWhole={isWhole} />
  );
}

function isFormatted({ encoding, format }: TextField): boolean {
  return encoding !== undefined || /range$|^markdown$/.test(format ?? "");
}

/** A text that is neither an address nor formatted. */
function textContent(value: unknown, field: TextField): ReactNode {
  const isPlain = typeof value === "string" && !value.includes("/") && !phoneName.test(field.name);
  return isPlain && !isFormatted(field) ? shortText(value) : undefined;
}

export const textView: FieldView<TextField> = {
  align: "start",
  Cell: TextCell,
  content: textContent,
};

function UrlCell(props: CellProps<TextField>): ReactNode {
  const record = useAddressedRecord(props);
  const { value, isWhole } = props;
  const text = formatPlain(value);
  if (record !== undefined)
    return <ReferenceLink to={record.resource} reference={record} isWhole={isWhole} />;
  return <ExternalLink address={text} text={text} isWhole={isWhole} />;
}

export const urlView: FieldView<TextField> = {
  align: "start",
  Cell: UrlCell,
};

const singleAddress = /^[^\s@?&]+@[^\s@?&]+$/;

function EmailCell({ value, isWhole }: CellProps<TextField>): ReactNode {
  const text = formatPlain(value);
  const address = singleAddress.test(text) ? `mailto:${text}` : text;
  return <ExternalLink address={address} text={text} isWhole={isWhole} />;
}

function emailContent(value: unknown): ReactNode {
  const isAddress = typeof value === "string" && singleAddress.test(value);
  const href = isAddress ? safeUrl(`mailto:${value}`) : undefined;
  return href === undefined ? undefined : openLink(href, shortText(String(value)));
}

export const emailView: FieldView<TextField> = {
  align: "start",
  Cell: EmailCell,
  content: emailContent,
};

function ColorCell({ value }: CellProps<TextField>): ReactNode {
  const text = formatPlain(value);
  return (
    <span className={classes.color}>
      <span className={classes.swatch} style={{ backgroundColor: text }} aria-hidden="true" />
      {text}
    </span>
  );
}

export const colorView: FieldView<TextField> = {
  align: "start",
  Cell: ColorCell,
};
