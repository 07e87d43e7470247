import { type Resource, resourceChunk, type ResourceSummary, valueAt } from "@quarterdeck/model";
import { type ReactNode, type RefObject, useId, useLayoutEffect } from "react";
import type { ParentValues } from "#addresses/address.ts";
import { describeFailure } from "#components/feedback/describe-failure.ts";
import { Skeleton } from "#components/feedback/skeleton.tsx";
import { positionPanel } from "#components/overlays/position-panel.ts";
import { formatKey } from "#components/resources/format-key.ts";
import { recordName } from "#components/resources/record-name.ts";
import { FieldCell } from "#fields/field-cell.tsx";
import { cardFields } from "#fields/values/card-fields.ts";
import { ChunkProvider } from "#queries/model/chunk-provider.tsx";
import { useRecord } from "#queries/record.ts";
import { useTexts } from "#texts/use-texts.ts";
import classes from "./reference-card.module.css";

interface ReferenceCardProps {
  readonly resource: ResourceSummary;
  readonly parents: ParentValues;
  readonly recordKey: string;
  /** Link to the record, which the card describes. */
  readonly link: HTMLAnchorElement;
  readonly cardRef: RefObject<HTMLDivElement | null>;
}

const MOST_FIELDS = 6;
/** Height of the fields of most records, in pixels. */
const LOADING_HEIGHT = 72;

/** Card next to a link with the name and key facts of its record. */
export function ReferenceCard(props: ReferenceCardProps): ReactNode {
  const { resource, parents, recordKey, link, cardRef } = props;
  const id = useId();
  const t = useTexts("peek");
  const text = link.textContent;
  const failed = <p className={classes.failure}>{t("failed", { name: text })}</p>;

  useLayoutEffect(() => {
    const card = cardRef.current;
    if (card === null) return undefined;
    card.showPopover();
    positionPanel(card, link);
    return describeLink(link, id);
  }, [id, link, cardRef]);

  return (
    <div ref={cardRef} id={id} className={classes.card} role="tooltip" popover="manual">
      <ChunkProvider
        name={resourceChunk(resource.name)}
        loading={<Skeleton height={LOADING_HEIGHT} />}
        renderFailure={() => failed}
      >
        {(chunk) =>
          chunk.resource && (
            <Facts {...{ parents, recordKey, failed }} resource={chunk.resource} name={text} />
          )
        }
      </ChunkProvider>
    </div>
  );
}

interface FactsProps {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly recordKey: string;
  /** Text of the link. */
  readonly name: string;
  readonly failed: ReactNode;
}

function Facts({ resource, parents, recordKey, name, failed }: FactsProps): ReactNode {
  const { record, error } = useRecord(resource, recordKey, parents);
  const read = record === undefined ? undefined : recordName(resource, record);
  return (
    <>
      <p className={classes.heading}>
        <strong>{read ?? name}</strong>
        <span>{`${resource.labels.one} ${formatKey(recordKey)}`}</span>
      </p>
      {error !== null && (
        <>
          {failed}
          <p className={classes.failure}>{describeFailure(error).message}</p>
        </>
      )}
      {record === undefined && error === null && <Skeleton height={LOADING_HEIGHT} />}
      {record !== undefined && (
        <dl className={classes.facts}>
          {cardFields({ resource, fields: resource.fields, row: record, count: MOST_FIELDS }).map(
            (field) => (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>
                  <FieldCell
                    field={field}
                    value={valueAt(record, [field.name])}
                    isWhole={false}
                    row={record}
                    fields={resource.fields}
                  />
                </dd>
              </div>
            ),
          )}
        </dl>
      )}
    </>
  );
}

/** Sets the card as the description of its link and removes the hint, which the card repeats. Returns the reverse. */
function describeLink(link: HTMLAnchorElement, id: string): () => void {
  const { title } = link;
  link.title = "";
  link.setAttribute("aria-describedby", id);
  return () => {
    link.removeAttribute("aria-describedby");
    if (title !== "") link.title = title;
  };
}
