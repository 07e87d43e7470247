import { Button } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { EmptyValueSelect } from "./empty-value-select.tsx";
import { emptyStates } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { SelectedFile } from "#fields/inputs/files/selected-file.tsx";
import { DropZone } from "#fields/inputs/files/drop-zone.tsx";
import { useFileLimits } from "#fields/inputs/files/use-file-limits.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { useInitialValue } from "./use-initial-value.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

/** File input; the file is sent unchanged. */
export function FileInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const initialValue = useInitialValue(value);
  const t = useInputTexts();
  const limits = useFileLimits(field);
  const frame = inputFrame(field, problems);
  const now = value instanceof Blob ? "" : readText(value).slice(0, 80);
  return (
    <DropZone
      frame={{ ...frame, error: limits.error ?? frame.error }}
      action={t("chooseFile")}
      hint={now === "" ? limits.hint : t("fileNow", { text: now })}
      accept={field.mediaTypes}
      isMultiple={false}
      isFull={value instanceof Blob}
      below={
        <>
          {now !== "" && emptyStates(field, value).includes("null") && (
            <Button variant="default" size="compact-sm" onClick={() => onChange(null)}>
              {t("fileTakeAway")}
            </Button>
          )}
          <EmptyValueSelect {...props} />
        </>
      }
      onFiles={(files) => {
        const [file] = limits.accept(files.slice(0, 1));
        if (file !== undefined) onChange(file);
      }}
    >
      {value instanceof Blob && (
        <SelectedFile
          file={value}
          name={value instanceof File ? value.name : field.label}
          detail={limits.size(value.size)}
          onRemove={() => onChange(initialValue)}
        />
      )}
    </DropZone>
  );
}
