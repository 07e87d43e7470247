import type { ImportError, ImportPlan } from "@quarterdeck/model";
import { imports } from "#texts/en/imports.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { useTexts } from "#texts/use-texts.ts";

type OwnFault = keyof typeof imports.fault;

/** A fault as a sentence that names its column and what stood there. */
export function useFaultWords({ columns }: ImportPlan): (fault: ImportError) => string {
  const t = useTexts("imports");
  const ofInputs = useInputTexts();
  const write = ({ kind, limit = "", text = "" }: ImportError): string => {
    if (isOwn(kind)) return t(`fault.${kind}`, { text });
    const sentence = ofInputs(`faults.${kind}`, { limit });
    return text === "" ? sentence : t("faultOf", { text, sentence });
  };
  return (fault) => {
    const { column } = fault;
    const field = columns.find(({ name }) => name === column)?.field;
    const sentence = write(fault);
    return column === undefined
      ? sentence
      : t("faultAt", { column: field?.label ?? column, sentence });
  };
}

function isOwn(kind: ImportError["kind"]): kind is OwnFault & ImportError["kind"] {
  return Object.hasOwn(imports.fault, kind);
}
