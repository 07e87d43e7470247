import { type Field, recordKey, valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { FieldCell } from "#fields/field-cell.tsx";
import { FileThumbnail } from "#pickers/file-thumbnail.tsx";
import classes from "./displays.module.css";
import { type CardProps, RecordCard } from "./record-card.tsx";

interface GalleryProps extends CardProps {
  readonly id: string;
  readonly rows: readonly unknown[];
  /** The picture, a list of pictures whose first one is shown, or the media type of a file. */
  readonly field: Field;
}

/** Records as cards with a picture. */
export function Gallery({ id, rows, field, ...card }: GalleryProps): ReactNode {
  const { resource } = card;
  const shown = field.kind === "list" ? field.item : field;
  return (
    <ul id={id} className={classes.gallery} aria-label={resource.labels.many}>
      {rows.map((row, index) => {
        const value = valueAt(row, [field.name]);
        const key = recordKey(resource, row);
        const picture = Array.isArray(value) ? (value[0] as unknown) : value;
        return (
          <li key={key ?? index} className={classes.card} data-key={key}>
            <RecordCard
              {...card}
              row={row}
              without={field}
              picture={
                shown.kind === "image" ? (
                  <div className={classes.picture}>
                    <FieldCell field={shown} value={picture ?? null} isWhole />
                  </div>
                ) : (
                  <FileThumbnail
                    resource={resource}
                    record={row}
                    recordKey={key}
                    field={field}
                    className={classes.picture}
                  />
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
