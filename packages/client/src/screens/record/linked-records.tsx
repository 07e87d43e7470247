import { CloseButton, Stack, Text } from "@mantine/core";
import { type LinkEnd, type ListState, type Resource, recordKey } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { listAddress } from "#addresses/resource-address.ts";
import { lazyComponent } from "#chunks/lazy-component.tsx";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useReferenceTitle } from "#fields/field-services.ts";
import { LazyPicker } from "#fields/inputs/lazy-picker.tsx";
import { ReferenceLink } from "#fields/views/reference-views.tsx";
import { useList } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { emitSaved } from "#records/emit-saved.ts";
import { trackSave } from "#records/running-saves.ts";
import { createRecord } from "#records/write-record.ts";
import { RemoveRecord } from "#undo/remove-record.tsx";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { useLinkTexts } from "#texts/use-link-texts.ts";
import { useRecordTexts } from "#texts/use-record-texts.ts";
import { useFormat } from "#texts/use-texts.ts";
import { findLinkTarget, linkValues } from "./link-target.ts";
import classes from "./linked-records.module.css";
import type { Relation } from "./relations.ts";

const StartedRemoval = lazyComponent(
  async () => (await import("#operations/started-removal.tsx")).StartedRemoval,
);

const maxLinks = 50;

interface LinkedRecordsProps {
  readonly relation: Relation;
  /** Resource of the links. */
  readonly resource: Resource;
  /** Called when the links or an error show. */
  readonly onSettled?: (total: number | undefined) => void;
}

/** Records at the other end of a many-to-many relation. Each is added and removed by a write of its link. */
export function LinkedRecords(props: LinkedRecordsProps): ReactNode {
  const { link } = props.relation;
  return link && <Links {...props} link={link} />;
}

interface LinksProps extends LinkedRecordsProps {
  readonly link: LinkEnd;
}

function Links({ relation, link, resource, onSettled }: LinksProps): ReactNode {
  const t = useLinkTexts();
  const ofRecord = useRecordTexts();
  const format = useFormat();
  const model = useModel();
  const chunk = useChunk();
  const client = useQueryClient();
  const group = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<string>();
  const { filters } = relation;
  const state: ListState = { page: 1, size: maxLinks, sort: [], search: "", filters };
  const reading = useList(resource, state, {});
  const { page, error } = reading;
  const isSettled = page !== undefined || error !== null;
  const settle = useEffectEvent(() => onSettled?.(page?.total));
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled, page?.total]);
  const rows = page?.rows ?? [];
  const end = findLinkTarget(resource, link.field);
  const target = { chunk, resource, parents: {} };
  const one = model.resources.find(({ name }) => name === link.to)?.labels.one ?? link.label;

  async function addLink(picked: unknown): Promise<void> {
    const operation = chunk.operations.find(({ id }) => id === resource.operations.create);
    if (end === undefined || operation === undefined) return;
    const record = { ...linkValues(resource, relation.values), ...end.valuesOf(picked) };
    const outcome = await createRecord(client, target, record);
    if (outcome.kind === "unknown") {
      reading.refresh();
      throw outcome.error;
    }
    if (outcome.kind !== "done") return;
    emitSaved(client, operation, {
      target,
      change: { before: undefined, after: record },
      key: outcome.key,
      record: outcome.record,
    });
  }

  const adding = useAttempt((picked: unknown) => trackSave(() => addLink(picked)));

  function pick(picked: unknown): void {
    const key = end?.pickedKey(picked);
    const linked = rows.find((row) => end?.keyOf(row) === key);
    if (linked === undefined) adding.attempt(picked);
    else setRemoved(recordKey(resource, linked));
  }

  const label = t("add", { label: inlineLabel(one) });
  return (
    <Stack gap="md">
      {error !== null && (
        <ProblemAlert
          error={error}
          title={ofRecord("failed", { label: relation.label })}
          retries={reading.isFetching ? reading.failureCount : 0}
          onRetry={reading.refresh}
          isRetrying={reading.isFetching}
        />
      )}
      <div ref={group} role="group" tabIndex={-1} aria-label={relation.label}>
        {page === undefined ? (
          error === null && (
            <span role="status">{ofRecord("loading", { label: inlineLabel(relation.label) })}</span>
          )
        ) : rows.length === 0 ? (
          <Text c="dimmed" size="sm" role="status">
            {t("none", { label: inlineLabel(relation.label) })}
          </Text>
        ) : (
          <ul className={classes.links}>
            {rows.map((row) => {
              const key = end?.keyOf(row);
              const own = recordKey(resource, row);
              return key === undefined || own === undefined ? null : (
                <Link
                  key={own}
                  to={link.to}
                  recordKey={end?.addressOf(key) ?? key}
                  text={end?.textOf(key) ?? key}
                  onRemove={() => setRemoved(own)}
                />
              );
            })}
          </ul>
        )}
      </div>
      {adding.failure !== undefined && (
        <ProblemAlert error={adding.failure} title={t("failed", { label: one })} />
      )}
      {end !== undefined && (
        <div className={classes.picker} aria-busy={adding.isRunning}>
          <LazyPicker
            field={{ ...end.field, label }}
            frame={{ label, description: undefined, required: false, error: undefined }}
            canCreate
            chosen={rows.flatMap((row) => end.keyOf(row) ?? [])}
            shown=""
            onPick={pick}
            onClear={undefined}
          />
        </div>
      )}
      <AppLink
        className={classes.all}
        address={listAddress(model, resource, {
          state: { page: 1, sort: [], search: "", filters },
        })}
      >
        {page?.total === undefined
          ? ofRecord("showAll", { label: inlineLabel(resource.labels.many) })
          : ofRecord("showAllOf", {
              label: inlineLabel(resource.labels.many),
              count: format.number(page.total),
            })}
      </AppLink>
      {removed !== undefined && (
        <RemoveRecord
          key={removed}
          target={{ ...target, key: removed }}
          seen={undefined}
          onGone={() => {
            setRemoved(undefined);
            group.current?.focus();
          }}
          onClose={() => setRemoved(undefined)}
          renderJob={(accepted) => (
            <StartedRemoval accepted={accepted} resource={target.resource} />
          )}
        />
      )}
    </Stack>
  );
}

interface LinkProps {
  readonly to: string;
  /** Key in addresses, and as a text. */
  readonly recordKey: string;
  readonly text: string;
  readonly onRemove: () => void;
}

function Link({ to, recordKey: key, text, onRemove }: LinkProps): ReactNode {
  const t = useInputTexts();
  const title = useReferenceTitle(to, key) ?? text;
  return (
    <li className={classes.link}>
      <ReferenceLink to={to} reference={{ key: text }} recordKey={key} isWhole />
      <CloseButton size="sm" aria-label={t("pickRemove", { title })} onClick={onRemove} />
    </li>
  );
}
