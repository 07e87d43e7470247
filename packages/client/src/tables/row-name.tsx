import { ActionIcon } from "@mantine/core";
import { type Field, recordTitle, type Resource, valueAt } from "@quarterdeck/model";
import { IconListDetails } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { findRowAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { truncate } from "#fields/views/truncated-text.tsx";
import { FieldCell } from "#fields/field-cell.tsx";
import { formatPlain } from "#fields/views/plain-value.tsx";
import { isRecord } from "#fields/values/record-value.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useTexts } from "#texts/use-texts.ts";
import { recordName } from "#components/resources/record-name.ts";
import classes from "./row-name.module.css";

interface RowNameProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly field: Field;
  readonly row: unknown;
  readonly onOpen: (row: unknown) => void;
}

const most = 80;

/** Kinds of values without links or buttons. */
const textKinds: ReadonlySet<Field["kind"]> = new Set([
  "text",
  "long-text",
  "number",
  "boolean",
  "date",
  "date-time",
  "time",
  "choice",
  "choices",
]);

/**
 * First cell of a row: a link to its record. For a row without an address a button that shows all its fields: the value
 * itself, or an icon next to a value that has links.
 */
export function RowName({ resource, parents, field, row, onOpen }: RowNameProps): ReactNode {
  const t = useTexts("fields");
  const model = useModel();
  const name = recordName(resource, row);
  const address = findRowAddress(model, resource, row, parents);
  if (address !== undefined && name !== undefined) {
    // The key is not the value of the column.
    const isUntitled =
      resource.title?.[0] === field.name && recordTitle(resource, row) === undefined;
    return (
      <AppLink
        data-row-link
        className={classes.name}
        data-untitled={isUntitled || undefined}
        address={address}
        title={name.length > most ? name : undefined}
      >
        {truncate(name, most).trim() || t("empty")}
      </AppLink>
    );
  }
  if (!isRecord(row)) return formatPlain(row);
  const value = <FieldCell field={field} value={valueAt(row, [field.name])} isWhole={false} />;
  // Links of references and addresses must not be inside a button.
  if (field.composite !== undefined || !textKinds.has(field.kind)) {
    return (
      <div className={classes.opened}>
        <ActionIcon
          data-row-link
          size="md"
          variant="subtle"
          color="gray"
          aria-label={t("showRow")}
          title={t("showRow")}
          onClick={() => onOpen(row)}
        >
          <IconListDetails size="1rem" aria-hidden />
        </ActionIcon>
        {value}
      </div>
    );
  }
  return (
    <button
      type="button"
      data-row-link
      className={classes.name}
      title={t("showRow")}
      onClick={() => onOpen(row)}
    >
      {value}
    </button>
  );
}
