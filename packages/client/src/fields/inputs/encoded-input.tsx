import { Stack } from "@mantine/core";
import type { TextField } from "@quarterdeck/model";
import { type ReactNode, useMemo, useState } from "react";
import { useTexts } from "#texts/use-texts.ts";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { decodeText, encodeFile } from "#fields/inputs/files/base64.ts";
import { SelectedFile } from "#fields/inputs/files/selected-file.tsx";
import { DropZone } from "#fields/inputs/files/drop-zone.tsx";
import { useFileLimits } from "#fields/inputs/files/use-file-limits.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { TextLineInput } from "./text-inputs.tsx";
import { useInitialValue } from "./use-initial-value.ts";
import { inputs } from "#texts/en/inputs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const inputTexts = { inputs };

/** Longer text is no text for a person. */
const mostTyped = 200;

/** Text that stands for bytes: typed while it is short, or made of a file. */
export function EncodedInput(props: InputProps<TextField>): ReactNode {
  return (
    <TextsProvider texts={inputTexts}>
      <EncodedText {...props} />
    </TextsProvider>
  );
}

function EncodedText(props: InputProps<TextField>): ReactNode {
  const { field, value, onChange, problems } = props;
  const t = useTexts("inputs");
  const began = useInitialValue(value);
  const limits = useFileLimits(field);
  const [chosen, setChosen] = useState<{ readonly text: string; readonly name: string }>();
  const frame = inputFrame(field, problems);
  const text = readText(value);
  const name = chosen?.text === text ? chosen.name : undefined;
  const isFile = text !== "" && (name !== undefined || text.length > mostTyped);
  const file = useMemo(() => (isFile ? toBlob(field, text) : undefined), [isFile, field, text]);

  async function take(files: readonly File[]): Promise<void> {
    const [taken] = limits.accept(files.slice(0, 1));
    if (taken === undefined) return;
    try {
      const encoded = await encodeFile(taken, field.encoding ?? "base64");
      setChosen({ text: encoded, name: taken.name });
      onChange(encoded);
    } catch {
      limits.reportUnreadable(taken.name);
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
        onFiles={(files) => void take(files)}
      >
        {isFile && (
          <SelectedFile
            file={file ?? new Blob([text])}
            name={name ?? field.label}
            detail={t("fileBytes", { size: limits.size(file?.size ?? text.length) })}
            onRemove={() => onChange(clearedValue(field, began))}
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
