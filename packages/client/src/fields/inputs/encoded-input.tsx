import { Stack } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import { type ReactNode, useMemo, useState } from "react";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { decodeText, encodeFile } from "#fields/inputs/files/base64.ts";
import { SelectedFile } from "#fields/inputs/files/selected-file.tsx";
import { DropZone } from "#fields/inputs/files/drop-zone.tsx";
import { useFileLimits } from "#fields/inputs/files/use-file-limits.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { TextLineInput } from "./text-inputs.tsx";
import { useInitialValue } from "./use-initial-value.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

/** Longer text is shown as a file. */
const mostTyped = 200;

/** Encoded bytes: short text is typed, longer text is taken from a file. */
export function EncodedInput(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useInputTexts();
  const initialValue = useInitialValue(value);
  const limits = useFileLimits(field);
  const [selected, setSelected] = useState<{ readonly text: string; readonly name: string }>();
  const frame = inputFrame(field, problems);
  const text = readText(value);
  const name = selected?.text === text ? selected.name : undefined;
  const isFile = text !== "" && (name !== undefined || text.length > mostTyped);
  const file = useMemo(() => (isFile ? toBlob(field, text) : undefined), [isFile, field, text]);

  async function encode(files: readonly File[]): Promise<void> {
    const [upload] = limits.accept(files.slice(0, 1));
    if (upload === undefined) return;
    try {
      const encoded = await encodeFile(upload, field.encoding ?? "base64");
      setSelected({ text: encoded, name: upload.name });
      onChange(encoded);
    } catch {
      limits.reportUnreadable(upload.name);
    }
  }

  return (
    <Stack gap="xs">
      {!isFile && (
        <TextLineInput {...props} problems={limits.error === undefined ? problems : []} />
      )}
      <DropZone
        frame={{
          label: isFile ? frame.label : "",
          description: isFile ? frame.description : undefined,
          required: isFile && frame.required,
          error: limits.error ?? (isFile ? frame.error : undefined),
        }}
        action={t("fileFromText")}
        hint={limits.hint}
        accept={field.mediaTypes}
        isMultiple={false}
        isFull={isFile}
        onFiles={(files) => void encode(files)}
      >
        {isFile && (
          <SelectedFile
            file={file ?? new Blob([text])}
            name={name ?? field.label}
            detail={t("fileBytes", { size: limits.size(file?.size ?? text.length) })}
            onRemove={() => onChange(clearedValue(field, initialValue))}
          />
        )}
      </DropZone>
    </Stack>
  );
}

function toBlob({ mediaTypes }: TextField, text: string): Blob | undefined {
  const bytes = decodeText(text);
  const type = mediaTypes?.find((one) => !one.endsWith("*")) ?? "";
  return bytes && new Blob([bytes], { type });
}
