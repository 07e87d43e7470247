import type { TextField } from "@quarterdeck/model";
import { useState } from "react";
import { formatSize } from "#components/values/format-size.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import { checkFile } from "./check-file.ts";

interface FileLimits {
  /** What is taken, in words; empty: anything. */
  readonly hint: string;
  /** Why what was chosen last was not taken. */
  readonly error: string | undefined;
  /** Those of the files that fit; why the others do not is told. */
  readonly accept: (files: readonly File[]) => readonly File[];
  readonly reportUnreadable: (name: string) => void;
  readonly size: (bytes: number) => string;
}

/** What a field says of its files, as words and as a door. */
export function useFileLimits(field: TextField): FileLimits {
  const t = useTexts("inputs");
  const format = useFormat();
  const [fault, setFault] = useState<string>();
  const size = (bytes: number): string => formatSize(bytes, format.number);

  const anyOf = (types: readonly string[]): string => format.list(types, { type: "disjunction" });

  function tell(file: File): string | undefined {
    const found = checkFile(field, file);
    const { name } = file;
    if (found === undefined) return undefined;
    if (found.kind === "otherType") {
      return t("fileOtherType", { name, type: file.type, types: anyOf(found.types) });
    }
    const own = size(file.size);
    return found.kind === "tooLarge"
      ? t("fileTooLarge", { name, size: own, limit: size(found.most) })
      : t("fileTooSmall", { name, size: own, limit: size(found.least) });
  }

  function take(files: readonly File[]): readonly File[] {
    const faults = files.map(tell);
    setFault(faults.filter((text) => text !== undefined).join(" ") || undefined);
    return files.filter((_, place) => faults[place] === undefined);
  }

  return {
    hint: writeHint(),
    error: fault,
    accept: take,
    reportUnreadable: (name) => setFault(t("fileUnread", { name })),
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
