import type { Field, Resource } from "@quarterdeck/model";
import { valueAt } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";
import { BlobImage } from "#components/values/blob-image.tsx";
import { FieldCell } from "#fields/field-cell.tsx";
import { useFilePicture } from "./use-file-picture.ts";

interface FileThumbnailProps {
  readonly resource: Resource;
  readonly record: unknown;
  /** Undefined for a row without a key. */
  readonly recordKey: string | undefined;
  /** Field of the media type. */
  readonly field: Field;
  readonly className: string | undefined;
}

/** Picture of a file once it is visible, else its media type. */
export function FileThumbnail({
  resource,
  record,
  recordKey = "",
  field,
  className,
}: FileThumbnailProps): ReactNode {
  const [element, isSeen] = useWasVisible<HTMLDivElement>();
  const picture = useFilePicture({ resource, record, recordKey }, isSeen && recordKey !== "");
  return (
    <div ref={element} className={className}>
      {picture === undefined ? (
        <FieldCell field={field} value={valueAt(record, [field.name]) ?? null} isWhole />
      ) : (
        // The title is next to it.
        <BlobImage file={picture} alt="" className={undefined} />
      )}
    </div>
  );
}
