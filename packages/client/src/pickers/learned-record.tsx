import { isProvable } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo } from "react";
import { learnFromRecord } from "#queries/learn-record.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { ProvenReferences } from "./proven-references.tsx";

/** Learns kinds of fields and references from the record of a form that is opened before its list. */
export function LearnedRecord({ record }: { readonly record: unknown }): ReactNode {
  const client = useQueryClient();
  const chunk = useChunk();
  const rows = useMemo(() => [record], [record]);
  useEffect(() => {
    void learnFromRecord(client, chunk, record).catch(() => undefined);
  }, [client, chunk, record]);
  const { resource } = chunk;
  return resource?.fields.some(isProvable) ? (
    <ProvenReferences resource={resource} rows={rows} isUnseen />
  ) : null;
}
