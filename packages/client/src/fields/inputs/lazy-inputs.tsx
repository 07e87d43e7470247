import { TextInput } from "@mantine/core";
import type { ListField, TextField } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame } from "./input-frame.ts";

// Few forms take files.
const LoadedFileInput = lazyComponent(async () => (await import("./file-input.tsx")).FileInput);
const LoadedFilesInput = lazyComponent(async () => (await import("./files-input.tsx")).FilesInput);
const LoadedEncodedInput = lazyComponent(
  async () => (await import("./encoded-input.tsx")).EncodedInput,
);
// Few columns are ranges or points.
const LoadedPartsInput = lazyComponent(async () => (await import("./parts-input.tsx")).PartsInput);

export function PartsInput(props: InputProps<TextField>): ReactNode {
  return <LoadedPartsInput fallback={<LoadingInput {...props} />} {...props} />;
}

export function FileField(props: InputProps<TextField>): ReactNode {
  return <LoadedFileInput fallback={<LoadingInput {...props} />} {...props} />;
}

export function FilesInput(
  props: Omit<InputProps<ListField>, "Nested"> & { readonly item: TextField },
): ReactNode {
  return <LoadedFilesInput fallback={<LoadingInput {...props} />} {...props} />;
}

export function EncodedInput(props: InputProps<TextField>): ReactNode {
  return <LoadedEncodedInput fallback={<LoadingInput {...props} />} {...props} />;
}

function LoadingInput({ field, problems }: Pick<InputProps, "field" | "problems">): ReactNode {
  return <TextInput {...inputFrame(field, problems)} readOnly aria-busy />;
}
