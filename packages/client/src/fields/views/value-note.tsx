import { type Field, ownMember } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { currencyCode } from "#fields/values/currency-code.ts";
import { emptinessOf } from "#fields/values/emptiness.ts";
import { postalAddress } from "#fields/values/postal-address.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { useToolTexts } from "#texts/use-tool-texts.ts";
import classes from "./cell.module.css";
import own from "./value-note.module.css";

interface ValueNoteProps {
  readonly field: Field;
  readonly fields: readonly Field[];
  readonly record: unknown;
}

/** The currency after an amount, and a link to a map after an address or the second coordinate. */
export function ValueNote({ field, fields, record }: ValueNoteProps): ReactNode {
  const t = useToolTexts();
  if (!isRecord(record) || emptinessOf(ownMember(record, field.name)) !== undefined) return null;
  const code = currencyCode(field, fields, record);
  if (code !== undefined) {
    return (
      <>
        {" "}
        <span className={classes.note}>{code}</span>
      </>
    );
  }
  const map = mapAddress(field, fields, record) ?? searchAddress(field, fields, record);
  if (map === undefined) return null;
  return (
    <>
      {" "}
      <a
        className={field.kind === "group" ? own.corner : classes.link}
        href={map}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t("showOnMap")}
      </a>
    </>
  );
}

const longitude = /(?:^|_)(?:longitude|lng|lon|long)$/i;
const latitude = /(?:^|_)(?:latitude|lat)$/i;

/** Address of a map of the public OpenStreetMap; nothing is sent there before a click. */
function mapAddress(
  { name }: Field,
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!longitude.test(name)) return undefined;
  const other = fields.find(
    (one) =>
      latitude.test(one.name) && one.name.replace(latitude, "") === name.replace(longitude, ""),
  );
  const east = Number(ownMember(record, name));
  const north = other === undefined ? Number.NaN : Number(ownMember(record, other.name));
  if (!(Math.abs(north) <= 90 && Math.abs(east) <= 180)) return undefined;
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`;
}

/** Search of OpenStreetMap for the postal address that a field starts or contains. */
function searchAddress(
  field: Field,
  fields: readonly Field[],
  record: Readonly<Record<string, unknown>>,
): string | undefined {
  const address = postalAddress(field, fields, record);
  return address && `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}
