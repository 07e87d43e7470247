import type { TextField, TimeField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { CellProps } from "#fields/field-props.ts";
import { formatBytes, formatRange } from "#fields/formats/format-parts.ts";
import { decodeText } from "#fields/inputs/files/base64.ts";
import { MarkdownView } from "#fields/markdown/markdown-view.tsx";
import { useFormats } from "#texts/formats.ts";
import { PlainValue, formatPlain } from "./plain-value.tsx";
import { TextTimeCell } from "./text-time-cell.tsx";
import { TruncatedText, truncate } from "./truncated-text.tsx";

/** Bytes that are shown in a cell and on the page of a record. */
const mostBytes = { cell: 8, page: 512 };
const mostInTitle = 200;

/** Range with its bounds in the user's format, a time, bytes, or Markdown; a tooltip has the text of the API. */
export function FormatCell(props: CellProps<TextField | TimeField>): ReactNode {
  const { field, value, isWhole } = props;
  if (isTime(field)) return <TextTimeCell {...props} field={field} />;
  if (field.format !== "markdown") return <ExactCell {...props} field={field} />;
  return isWhole && typeof value === "string" ? (
    <MarkdownView text={value} />
  ) : (
    <PlainValue value={value} isWhole={isWhole} />
  );
}

function isTime(field: TextField | TimeField): field is TimeField {
  return field.kind === "date" || field.kind === "date-time" || field.kind === "time";
}

function ExactCell({ field, value, isWhole }: CellProps<TextField>): ReactNode {
  const formats = useFormats();
  const exact = formatPlain(value);
  const { format, encoding } = field;
  const bytes = encoding === undefined ? undefined : decodeText(exact);
  if (encoding === undefined ? format === undefined : bytes === undefined) {
    return <PlainValue value={value} isWhole={isWhole} />;
  }
  const most = isWhole ? mostBytes.page : mostBytes.cell;
  const text =
    bytes === undefined
      ? formatRange(exact, { format: format ?? "", formats })
      : formatBytes(bytes, { locale: formats.locale, most });
  return (
    <bdi title={text === exact ? undefined : truncate(exact, mostInTitle)}>
      <TruncatedText text={text} isWhole={isWhole} />
    </bdi>
  );
}
