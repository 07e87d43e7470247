import { Stack, TextInput } from "@mantine/core";
import type {
  Field,
  ListField,
  ReferenceField,
  TextField,
  VariantsField,
} from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent, PAINT_MS } from "#chunks/lazy-component.tsx";
import type { InputProps } from "#fields/field-props.ts";
import { inputFrame } from "./input-frame.ts";

// Few forms take files.
const LoadedFileInput = lazyComponent(async () => (await import("./file-input.tsx")).FileInput);
const LoadedFilesInput = lazyComponent(async () => (await import("./files-input.tsx")).FilesInput);
const LoadedEncodedInput = lazyComponent(
  async () => (await import("./encoded-input.tsx")).EncodedInput,
);
// Few fields refer to several records.
const LoadedReferencesInput = lazyComponent(
  async () => (await import("./references-input.tsx")).ReferencesInput,
);
// Few columns are ranges or points.
const LoadedPartsInput = lazyComponent(async () => (await import("./parts-input.tsx")).PartsInput);

// Few objects have free names.
export const MapRows = lazyComponent(async () => (await import("./map-rows.tsx")).MapRows);

// Few values have one of several types.
const LoadedVariantsInput = lazyComponent(
  async () => (await import("./variants-input.tsx")).VariantsInput,
);

// Few requests take a new record in place of a key.
export const EmbeddedInput = lazyComponent(
  async () => (await import("./kinds/record-choice.tsx")).EmbeddedInput,
);
export const TwinInput = lazyComponent(
  async () => (await import("./kinds/record-choice.tsx")).TwinInput,
);

// Few texts have values that prose names.
const LoadedSuggestedInput = lazyComponent(
  async () => (await import("./kinds/suggested-input.tsx")).SuggestedInput,
);

// Few fields are durations.
const LoadedDurationInput = lazyComponent(
  async () => (await import("./kinds/duration-input.tsx")).DurationInput,
);

// Few lists are positions.
const LoadedNumbersInput = lazyComponent(
  async () => (await import("./kinds/numbers-input.tsx")).NumbersInput,
);

// Read after the form shows.
const LoadedTagsInput = lazyComponent(
  async () => (await import("./kinds/tags-input.tsx")).TagsInput,
  PAINT_MS,
);
export const PictureTool = lazyComponent(
  async () => (await import("./kinds/picture-tool.tsx")).PictureTool,
  PAINT_MS,
);

export const MarkdownTool = lazyComponent(
  async () => (await import("./kinds/markdown-tool.tsx")).MarkdownTool,
  PAINT_MS,
);

const longestTag = 40;

/** True for a list of short texts in one line each. */
export function isTagList(item: Field, value: unknown): boolean {
  const isTag = (one: unknown): boolean =>
    typeof one === "string" && one !== "" && one.length <= longestTag && !/[,\n]/.test(one);
  return (
    item.kind === "text" &&
    item.encoding === undefined &&
    (!Array.isArray(value) || value.every(isTag))
  );
}

export function TagsInput(props: Omit<InputProps<ListField>, "Nested">): ReactNode {
  return <LoadedTagsInput fallback={<LoadingChips {...props} />} {...props} />;
}

export function NumbersInput(props: Omit<InputProps<ListField>, "Nested">): ReactNode {
  return <LoadedNumbersInput fallback={<LoadingInput {...props} />} {...props} />;
}

export function ReferencesInput(props: InputProps<ReferenceField>): ReactNode {
  return <LoadedReferencesInput fallback={<LoadingChips {...props} />} {...props} />;
}

export function PartsInput(props: InputProps<TextField>): ReactNode {
  return <LoadedPartsInput fallback={<LoadingInput {...props} />} {...props} />;
}

export function SuggestedInput(props: InputProps<TextField>): ReactNode {
  return <LoadedSuggestedInput fallback={<LoadingInput {...props} />} {...props} />;
}

export function VariantsInput(props: InputProps<VariantsField>): ReactNode {
  return <LoadedVariantsInput fallback={<LoadingInput {...props} />} {...props} />;
}

export function DurationInput(props: InputProps<TextField>): ReactNode {
  return <LoadedDurationInput fallback={<LoadingInput {...props} />} {...props} />;
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

/** With the space of a line of chips. */
function LoadingChips({ value, ...props }: LoadingProps & { readonly value: unknown }): ReactNode {
  return (
    <Stack gap="xs">
      <LoadingInput {...props} />
      {Array.isArray(value) && value.length > 0 && <div style={{ blockSize: "1.625rem" }} />}
    </Stack>
  );
}

type LoadingProps = Pick<InputProps, "field" | "problems">;

function LoadingInput({ field, problems }: LoadingProps): ReactNode {
  return <TextInput {...inputFrame(field, problems)} readOnly aria-busy />;
}
