import { TextInput } from "@mantine/core";
import type { ListField, TextField } from "@quarterdeck/model";
import { lazy, type ReactNode, Suspense } from "react";
import { loadChunk } from "#chunks/load-chunk.ts";
import type { InputProps } from "./field-view.ts";
import { inputFrame } from "./input-frame.ts";

// Few forms take files.
const FileInput = lazy(async () => ({
  default: (await loadChunk(() => import("./file-input.tsx"))).FileField,
}));
const SeveralFiles = lazy(async () => ({
  default: (await loadChunk(() => import("./files-input.tsx"))).FilesInput,
}));
const EncodedText = lazy(async () => ({
  default: (await loadChunk(() => import("./encoded-input.tsx"))).EncodedInput,
}));

export function FileField(props: InputProps<TextField>): ReactNode {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <FileInput {...props} />
    </Suspense>
  );
}

export function FilesInput(
  props: Omit<InputProps<ListField>, "Nested"> & { readonly item: TextField },
): ReactNode {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <SeveralFiles {...props} />
    </Suspense>
  );
}

export function EncodedInput(props: InputProps<TextField>): ReactNode {
  return (
    <Suspense fallback={<Waiting {...props} />}>
      <EncodedText {...props} />
    </Suspense>
  );
}

function Waiting({ field, problems }: Pick<InputProps, "field" | "problems">): ReactNode {
  return <TextInput {...inputFrame(field, problems)} readOnly aria-busy />;
}
