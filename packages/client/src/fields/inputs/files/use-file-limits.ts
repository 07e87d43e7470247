import type { TextField } from "@quarterdeck/model";
import { useState } from "react";
import { formatSize } from "#components/values/format-size.ts";
import { useFormat } from "#texts/use-texts.ts";
import { checkFile } from "./check-file.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

interface FileLimits {
  /** Accepted files, as text; empty: all. */
  readonly hint: string;
  /** Error of the last selection. */
  readonly error: string | undefined;
  /** Returns the allowed files, and sets the error for the others. */
  readonly accept: (files: readonly File[]) => readonly File[];
  readonly reportUnreadable: (name: string) => void;
  readonly size: (bytes: number) => string;
}

/** Limits of a file field: hint, check and errors. */
export function useFileLimits(field: TextField): FileLimits {
  const t = useInputTexts();
  const format = useFormat();
  const [error, setError] = useState<string>();
  const size = (bytes: number): string => formatSize(bytes, format.number);

  const anyOf = (types: readonly string[]): string => format.list(types, { type: "disjunction" });

  function describeError(file: File): string | undefined {
    const fileError = checkFile(field, file);
    const { name } = file;
    if (fileError === undefined) return undefined;
    if (fileError.kind === "otherType") {
      return t("fileOtherType", { name, type: file.type, types: anyOf(fileError.types) });
    }
    const own = size(file.size);
    return fileError.kind === "tooLarge"
      ? t("fileTooLarge", { name, size: own, limit: size(fileError.most) })
      : t("fileTooSmall", { name, size: own, limit: size(fileError.least) });
  }

  function accept(files: readonly File[]): readonly File[] {
    const errors = files.map(describeError);
    setError(errors.filter((text) => text !== undefined).join(" ") || undefined);
    return files.filter((_, index) => errors[index] === undefined);
  }

  return {
    hint: writeHint(),
    error,
    accept,
    reportUnreadable: (name) => setError(t("fileUnread", { name })),
    size,
  };

  function writeHint(): string {
    const { maxLength, mediaTypes, encoding } = field;
    const types = mediaTypes && anyOf(mediaTypes);
    const bytes = encoding === undefined ? maxLength : maxLength && Math.floor(maxLength / 4) * 3;
    if (bytes === undefined) return types ?? "";
    const limit = size(bytes);
    return types === undefined ? t("fileUpTo", { limit }) : t("fileTypesUpTo", { types, limit });
  }
}
