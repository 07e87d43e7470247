import { Stack } from "@mantine/core";
import type { ListField, TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { useFormat } from "#texts/use-texts.ts";
import { EmptyValueSelect } from "./empty-value-select.tsx";
import { clearedValue } from "#fields/values/empty-value.ts";
import type { InputProps } from "#fields/field-props.ts";
import { SelectedFile } from "#fields/inputs/files/selected-file.tsx";
import { DropZone } from "#fields/inputs/files/drop-zone.tsx";
import { useFileLimits } from "#fields/inputs/files/use-file-limits.ts";
import { inputFrame, readText } from "./input-frame.ts";
import { useInitialValue } from "./use-initial-value.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

interface FilesInputProps extends Omit<InputProps<ListField>, "Nested"> {
  readonly item: TextField;
}

/** Input for several files, sent unchanged and in order. */
export function FilesInput(props: FilesInputProps): ReactNode {
  const { field, item, value, onChange, problems } = props;
  const t = useInputTexts();
  const initialValue = useInitialValue(value);
  const { list } = useFormat();
  const limits = useFileLimits(item);
  const frame = inputFrame(field, problems);
  const files: readonly unknown[] = Array.isArray(value) ? value : [];
  const names = files.filter((file) => !(file instanceof File)).map(readText);
  const now = list(names, { style: "narrow" }).slice(0, 80);

  function change(next: readonly unknown[]): void {
    onChange(next.length === 0 ? clearedValue(field, initialValue) : next);
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
      onFiles={(selected) => {
        const accepted = limits.accept(selected);
        if (accepted.length > 0) change([...files, ...accepted]);
      }}
    >
      {files.some((file) => file instanceof File) && (
        <Stack gap="xs" mb="xs">
          {files.map((file, index) =>
            file instanceof File ? (
              <SelectedFile
                // Two files may have the same name.
                key={`${index} ${file.name}`}
                file={file}
                name={file.name}
                detail={limits.size(file.size)}
                onRemove={() => change(files.toSpliced(index, 1))}
              />
            ) : null,
          )}
        </Stack>
      )}
    </DropZone>
  );
}
