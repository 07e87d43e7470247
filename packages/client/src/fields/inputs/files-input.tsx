import { Stack } from "@mantine/core";
import type { ListField, TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { EmptyValueSelect } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { SelectedFile } from "#fields/inputs/files/selected-file.tsx";
import { DropZone } from "#fields/inputs/files/drop-zone.tsx";
import { useFileLimits } from "#fields/inputs/files/use-file-limits.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { useInitialValue } from "./use-initial-value.ts";
import { inputs } from "#texts/en/inputs.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";

const inputTexts = { inputs };

interface FilesInputProps extends Omit<InputProps<ListField>, "Nested"> {
  readonly item: TextField;
}

/** Several files, sent as they are and in their order. */
export function FilesInput(props: FilesInputProps): ReactNode {
  return (
    <TextsProvider texts={inputTexts}>
      <SeveralFiles {...props} />
    </TextsProvider>
  );
}

function SeveralFiles(props: FilesInputProps): ReactNode {
  const { field, item, value, onChange, problems } = props;
  const t = useTexts("inputs");
  const began = useInitialValue(value);
  const { list } = useFormat();
  const limits = useFileLimits(item);
  const frame = inputFrame(field, problems);
  const files: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = files.filter((file) => !(file instanceof File)).map(readText);
  const now = list(names, { style: "narrow" }).slice(0, 80);

  function change(next: readonly unknown[]): void {
    onChange(next.length === 0 ? clearedValue(field, began) : next);
  }

  return (
    <DropZone
      frame={{ ...frame, error: limits.error ?? frame.error }}
      action={t("chooseFiles")}
      hint={now === "" ? limits.hint : t("fileNow", { text: now })}
      accept={item.mediaTypes}
      isMultiple
      isFull={false}
      below={<EmptyValueSelect field={field} value={value} onChange={onChange} />}
      onFiles={(chosen) => {
        const taken = limits.accept(chosen);
        if (taken.length > 0) change([...files, ...taken]);
      }}
    >
      {files.some((file) => file instanceof File) && (
        <Stack gap="xs" mb="xs">
          {files.map((file, place) =>
            file instanceof File ? (
              <SelectedFile
                // Two files may have one name.
                key={`${place} ${file.name}`}
                file={file}
                name={file.name}
                detail={limits.size(file.size)}
                onRemove={() => change(files.toSpliced(place, 1))}
              />
            ) : null,
          )}
        </Stack>
      )}
    </DropZone>
  );
}
