import { resourceChunk } from "@quarterdeck/model";
import type { ReactNode } from "react";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { CorrectPath } from "#components/corrections/correct-path.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { ChunkBoundary } from "#queries/model/chunk-boundary.tsx";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { RelatedRows } from "./related-rows.tsx";
import type { Relation } from "./relations.ts";

// Most relations are lists.
const LinkedRecords = lazyComponent(
  async () => (await import("./linked-records.tsx")).LinkedRecords,
);

interface RelatedListProps {
  readonly relation: Relation;
  /** Rows of a page. */
  readonly size?: number;
  readonly onSettled?: (total: number | undefined) => void;
}

/** A page of related records, and a link to all of them. */
export function RelatedList({ relation, size = 10, onSettled }: RelatedListProps): ReactNode {
  const t = useRecordTexts();
  const Rows = relation.link === undefined ? RelatedRows : LinkedRecords;
  const loading = <span role="status">{t("loading", { label: inlineLabel(relation.label) })}</span>;
  return (
    <ChunkBoundary name={resourceChunk(relation.resource.name)} loading={loading}>
      {({ resource }) =>
        resource && (
          <CorrectPath value={[resource.name]}>
            <Rows
              relation={relation}
              resource={resource}
              size={size}
              {...(onSettled !== undefined && { onSettled })}
            />
          </CorrectPath>
        )
      }
    </ChunkBoundary>
  );
}
