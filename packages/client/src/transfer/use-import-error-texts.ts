import type { ImportError, ImportPlan } from "@quarterdeck/model";
import { imports } from "#texts/en/imports.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

type OwnError = keyof typeof imports.error;

/** Formats an error with its column and the rejected text. */
export function useImportErrorTexts({ columns }: ImportPlan): (error: ImportError) => string {
  const t = useTexts("imports");
  const ofInputs = useInputTexts();
  const write = ({ kind, limit = "", text = "" }: ImportError): string => {
    if (isOwn(kind)) return t(`error.${kind}`, { text });
    const message = ofInputs(`errors.${kind}`, { limit, count: Number(limit) });
    return text === "" ? message : t("errorOf", { text, message });
  };
  return (error) => {
    const { column } = error;
    const field = columns.find(({ name }) => name === column)?.field;
    const message = write(error);
    return column === undefined
      ? message
      : t("errorAt", { column: field?.label ?? column, message });
  };
}

function isOwn(kind: ImportError["kind"]): kind is OwnError & ImportError["kind"] {
  return Object.hasOwn(imports.error, kind);
}
