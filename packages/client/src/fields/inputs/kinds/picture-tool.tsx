import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import type { InputProps } from "#fields/field-props.ts";
import { FieldCell } from "#fields/field-cell.tsx";
import { encodeFile } from "#fields/inputs/files/base64.ts";
import { DropZone } from "#fields/inputs/files/drop-zone.tsx";
import { useFileLimits } from "#fields/inputs/files/use-file-limits.ts";
import { useInitialValue } from "#fields/inputs/use-initial-value.ts";
import { isImageData, mostImageData } from "#fields/values/safe-url.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import classes from "./picture-tool.module.css";

const types = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif", "image/svg+xml"];

/** Longest start of a data URL: `data:image/svg+xml;base64,`. */
const startLength = 26;

/** Preview of a picture, and a drop zone if the field contains pictures as data URLs. */
export function PictureTool(props: Omit<InputProps<TextField>, "Nested">): ReactNode {
  const { field, value, onChange } = props;
  const t = useInputTexts();
  const initial = useInitialValue(value);
  const most = Math.min(field.maxLength ?? mostImageData, mostImageData) - startLength;
  const limits = useFileLimits({
    ...field,
    encoding: "base64",
    mediaTypes: types,
    maxLength: most,
  });
  const takesData = typeof initial === "string" && isImageData(initial);

  async function drop(files: readonly File[]): Promise<void> {
    const [file] = limits.accept(files.slice(0, 1));
    if (file === undefined) return;
    try {
      onChange(`data:${file.type};base64,${await encodeFile(file, "base64")}`);
    } catch {
      limits.reportUnreadable(file.name);
    }
  }

  return (
    <div className={classes.tool}>
      {typeof value === "string" && value !== "" && (
        <div className={classes.preview}>
          <FieldCell field={field} value={value} isWhole={false} />
        </div>
      )}
      {takesData && (
        <div className={classes.zone}>
          <DropZone
            frame={{ label: "", description: undefined, required: false, error: limits.error }}
            action={t("chooseFile")}
            hint={limits.hint}
            accept={types}
            isMultiple={false}
            isFull={false}
            onFiles={(files) => void drop(files)}
          />
        </div>
      )}
    </div>
  );
}
