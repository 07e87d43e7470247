import { Button } from "@mantine/core";
import { isProvable } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { useWasVisible } from "#components/hooks/use-was-visible.ts";
import { inlineLabel } from "#components/values/inline-label.ts";
import { learnFromRecord } from "#queries/learn-record.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useMayRead } from "#queries/permission-cache.ts";
import { related } from "#texts/en/related.ts";
import { TextsProvider } from "#texts/texts-provider.tsx";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./related.module.css";
import { findSingleRecords } from "./find-single-records.ts";
import { RelatedList } from "./related-list.tsx";
import type { Relation } from "./relations.ts";
import { SingleRecords } from "./single-records.tsx";

// Most references are certain.
const ProvenReferences = lazyComponent(
  async () => (await import("#pickers/proven-references.tsx")).ProvenReferences,
);

const relatedTexts = { related };

/** Rows of each list; its tab shows more. */
const SIZE = 5;

interface RelatedProps {
  /** All related lists, or the one of a tab. */
  readonly relations: readonly Relation[] | Relation;
  /** Record whose single records are linked. */
  readonly of?: {
    readonly recordKey: string;
    readonly parents: ParentValues;
    readonly record?: unknown;
  };
}

/** All related lists and single records of a record below its fields, or the list of a tab. */
export function Related({ relations, of }: RelatedProps): ReactNode {
  const model = useModel();
  const chunk = useChunk();
  const client = useQueryClient();
  const record = of?.record;
  const rows = useMemo(() => [record], [record]);
  const { resource } = chunk;
  useEffect(() => {
    // Here, because this part loads after the record is visible. Without facts, the fields are shown as described.
    if (record !== undefined) void learnFromRecord(client, chunk, record).catch(() => undefined);
  }, [client, chunk, record]);
  if ("id" in relations) return <RelatedList relation={relations} />;
  const singleRecords = of ? findSingleRecords(model, chunk, of.recordKey, of.parents) : [];
  return (
    <TextsProvider texts={relatedTexts}>
      {record !== undefined && resource?.fields.some(isProvable) && (
        <ProvenReferences resource={resource} rows={rows} />
      )}
      {singleRecords.length > 0 && <SingleRecords records={singleRecords} />}
      {relations.length > 0 && <Lists relations={relations} />}
    </TextsProvider>
  );
}

function Lists({ relations }: { readonly relations: readonly Relation[] }): ReactNode {
  const t = useTexts("related");
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  // A list whose height may still change is the last one: nothing below it moves.
  const first = relations.findIndex(({ id }) => !settled.has(id));
  const shown = first < 0 ? relations : relations.slice(0, first + 1);
  return (
    <section className={classes.lists} aria-label={t("title")}>
      {shown.map((relation) => (
        <RelatedSection
          key={relation.id}
          relation={relation}
          onSettled={() => setSettled((before) => new Set([...before, relation.id]))}
        />
      ))}
    </section>
  );
}

interface RelatedSectionProps {
  readonly relation: Relation;
  readonly onSettled: () => void;
}

/** A related list: read when it is visible and a background read is safe (H9), else on request. */
function RelatedSection({ relation, onSettled }: RelatedSectionProps): ReactNode {
  const t = useTexts("related");
  const [element, isVisible] = useWasVisible<HTMLDivElement>();
  const isPermitted = useMayRead(relation.resource.operations.list);
  // Many pages are read on request only.
  const mayRead = isPermitted && relation.inBrowser !== "paged";
  const [isOpened, setIsOpened] = useState(false);
  const [total, setTotal] = useState<number>();
  const format = useFormat();
  const isRead = isOpened || (mayRead && isVisible);
  const label = inlineLabel(relation.label);
  const isClosed = !mayRead && !isOpened;
  const settle = useEffectEvent(onSettled);
  useEffect(() => {
    if (isClosed) settle();
  }, [isClosed]);
  return (
    <div className={classes.list} ref={element} role="group" aria-label={relation.label}>
      <header className={classes.head}>
        <h2>
          {relation.label}
          {/* A space in front would move when the total arrives. */}
          {total !== undefined && <span className={classes.count}> {format.number(total)}</span>}
        </h2>
        {isClosed && (
          <Button variant="default" size="compact-sm" onClick={() => setIsOpened(true)}>
            {t("load", { label })}
          </Button>
        )}
      </header>
      {isRead && (
        <RelatedList
          relation={relation}
          size={SIZE}
          onSettled={(count) => {
            setTotal(count);
            onSettled();
          }}
        />
      )}
    </div>
  );
}
