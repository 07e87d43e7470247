import type { ModelChunk } from "@quarterdeck/model";
import { useTexts } from "#texts/use-texts.ts";
import type { ChunkSubject } from "./find-inputs.ts";

/** Names the subject of a correction. */
export function useSubjectName(): (subject: ChunkSubject, chunk: ModelChunk) => string {
  const t = useTexts("report");
  return (subject, { operations }) => {
    if (subject.kind === "operation") {
      const operation = operations.find(({ id }) => id === subject.operation);
      return t("operation", { name: operation?.label ?? subject.operation });
    }
    const { resource: name } = subject;
    if (subject.kind === "field") return t("fieldOf", { name: `${name}.${subject.field}` });
    return subject.kind === "list" ? t("list", { name }) : t("resource", { name });
  };
}
