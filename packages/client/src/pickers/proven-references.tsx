import {
  isUnproven,
  mayWithdraw,
  provenReference,
  type Resource,
  valueAt,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useFieldServices } from "#fields/field-services.ts";
import { readReference, titleKeyOf } from "#fields/values/read-reference.ts";
import { findProvenField } from "#queries/alternate-titles.ts";
import { hasNoRecords } from "#queries/find-unknown-keys.ts";
import { storeFacts } from "#queries/model/store-facts.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { exampleRows } from "./example-rows.ts";
import { findProof, findUnknownKeys, proveAddresses } from "./find-proof.ts";

/** Titles of a page are read one after the other. */
const PAUSE_MS = 100;

interface ProvenReferencesProps {
  readonly resource: Resource;
  readonly rows: readonly unknown[];
  /** True if no cell shows the values of the rows. */
  readonly isUnseen?: boolean;
}

/**
 * Stores the references that the rows of a list prove, whose records forms and filters then offer, and withdraws those
 * that the list of their records refutes.
 */
export function ProvenReferences({
  resource,
  rows: received,
  isUnseen = false,
}: ProvenReferencesProps): ReactNode {
  const chunk = useChunk();
  // Without rows, the examples of the description may be keys.
  const rows = useMemo(
    () => (received.length > 0 ? received : exampleRows(chunk, resource)),
    [received, chunk, resource],
  );
  const client = useQueryClient();
  const model = useModel();
  const { getTitles, findAddressedRecord: findRecord } = useFieldServices();
  const titles = getTitles();

  /** Names of the fields whose list of records was read. */
  const checked = useRef(new Set<string>());
  const withdraw = useEffectEvent(async () => {
    for (const field of resource.fields) {
      if (!mayWithdraw(field) || checked.current.has(field.name)) continue;
      const { name, to } = field;
      const values = rows.map((row) => valueAt(row, [name]));
      const keys = findUnknownKeys(field, values, titles);
      if (keys.length === 0) continue;
      checked.current.add(name);
      const isRefuted = await hasNoRecords(client, to, keys).catch(() => false);
      if (!isRefuted) continue;
      const reason = { code: "seen-no-reference", params: { resource: to } } as const;
      const evidence = [{ pointer: "", reason, confidence: 0.9 }];
      storeFacts(resource.name, { fields: [], withdrawn: [name], evidence });
    }
  });

  const prove = useEffectEvent(() => {
    void withdraw();
    const unproven = resource.fields.filter(isUnproven).flatMap((field) => {
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
    const refined = [...unproven, ...proveAddresses(resource, rows, { findRecord, titles })];
    if (refined.length === 0) return;
    const fields = refined.map(({ name }) => name).join(", ");
    const reason = { code: "seen-kinds", params: { fields } } as const;
    const evidence = [{ pointer: "", reason, confidence: 0.9 }];
    storeFacts(resource.name, { fields: [], refined, evidence });
  });

  useEffect(() => {
    const [named] = resource.title ?? [];
    // No cell shows the record that a title or an example refers to.
    const unseen = resource.fields
      .filter(isUnproven)
      .filter(({ name }) => isUnseen || name === named || received.length === 0);
    const ends = unseen.flatMap((field) => {
      const values = new Set(rows.map((row) => valueAt(row, [field.name])));
      const keys = [...values].flatMap((value) => readReference(field, value)?.key ?? []);
      return keys.map((key) => titles.watch(field.to, titleKeyOf(field, key)));
    });
    return () => {
      for (const end of ends) end();
    };
  }, [titles, rows, received, resource, isUnseen]);

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
