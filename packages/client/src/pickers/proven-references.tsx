import { isUnproven, provenReference, type Resource, valueAt } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useFieldServices } from "#fields/field-services.ts";
import { findProvenField } from "#queries/alternate-titles.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { useModel } from "#queries/model/use-model.ts";
import { findProof } from "./find-proof.ts";

/** Titles of a page are read one after the other. */
const PAUSE_MS = 100;

interface ProvenReferencesProps {
  readonly resource: Resource;
  readonly rows: readonly unknown[];
}

/** Stores the references that the rows of a list prove: forms and filters then offer the records. */
export function ProvenReferences({ resource, rows }: ProvenReferencesProps): ReactNode {
  const client = useQueryClient();
  const model = useModel();
  const { getTitles, findAddressedRecord: findRecord } = useFieldServices();
  const titles = getTitles();

  const prove = useEffectEvent(() => {
    const refined = resource.fields.filter(isUnproven).flatMap((field) => {
      const target = model.resources.find(({ name }) => name === field.to);
      const name = field.alternateKeys && findProvenField(client, field);
      const isKey = target?.key.length === 1 && target.key[0]?.field.join("\0") === name;
      const proof = findProof(
        field,
        rows.map((row) => valueAt(row, [field.name])),
        { findRecord, titles, alternateKey: isKey ? undefined : name },
      );
      return proof === undefined ? [] : [provenReference(field, proof)];
    });
    if (refined.length === 0) return;
    const fields = refined.map(({ name }) => name).join(", ");
    const reason = { code: "seen-kinds", params: { fields } } as const;
    const evidence = [{ pointer: "", reason, confidence: 0.9 }];
    storeFacts(resource.name, { fields: [], refined, evidence });
  });

  useEffect(() => {
    let timer = setTimeout(prove);
    const unsubscribe = titles.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(prove, PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [titles, rows, resource]);
  return null;
}
