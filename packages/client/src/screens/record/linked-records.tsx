import { CloseButton, Stack, Text } from "@mantine/core";
import {
  type LinkEnd,
  type ListState,
  type ReferenceField,
  type Resource,
  recordKey,
  valueAt,
  writeReference,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { listAddress } from "#addresses/resource-address.ts";
import { ProblemAlert } from "#components/feedback/problem-alert.tsx";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useReferenceTitle } from "#fields/field-services.ts";
import { LazyPicker } from "#fields/inputs/lazy-picker.tsx";
import { readReference } from "#fields/values/read-reference.ts";
import { ReferenceLink } from "#fields/views/reference-views.tsx";
import { readTypedKey } from "#pickers/read-typed-key.ts";
import { useList } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { emitSaved } from "#records/emit-saved.ts";
import { createRecord } from "#records/write-record.ts";
import { RemoveRecord } from "#undo/remove-record.tsx";
import { useInputTexts } from "#texts/use-input-texts.ts";
import { useLinkTexts } from "#texts/use-link-texts.ts";
import { useFormat, useTexts } from "#texts/use-texts.ts";
import classes from "./linked-records.module.css";
import type { Relation } from "./relations.ts";

const maxLinks = 50;

interface LinkedRecordsProps {
  readonly relation: Relation;
  /** Resource of the links. */
  readonly resource: Resource;
  /** Called when the links or an error show. */
  readonly onSettled?: () => void;
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
  const ofRecord = useTexts("record");
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
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (isSettled) settle();
  }, [isSettled]);
  const rows = page?.rows ?? [];
  const end = findEnd(resource, link.field);
  const keyOf = (row: unknown): string | undefined =>
    end && readReference(end, valueAt(row, [end.name]))?.key;
  const target = { chunk, resource, parents: {} };
  const one = model.resources.find(({ name }) => name === link.to)?.labels.one ?? link.label;

  const adding = useAttempt(async (picked: unknown) => {
    const operation = chunk.operations.find(({ id }) => id === resource.operations.create);
    if (end === undefined || operation === undefined) return;
    const own = Object.entries(relation.values).map(([name, text]) => {
      const field = findEnd(resource, name);
      return [name, field && writeReference(field, readTypedKey(field, undefined, text))] as const;
    });
    const record = { ...Object.fromEntries(own), [end.name]: writeReference(end, picked) };
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
  });

  function pick(picked: unknown): void {
    const key = end && readReference({ ...end, keyPath: [] }, picked)?.key;
    const linked = rows.find((row) => keyOf(row) === key);
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
              const key = keyOf(row);
              const own = recordKey(resource, row);
              return key === undefined || own === undefined ? null : (
                <Link key={own} to={link.to} recordKey={key} onRemove={() => setRemoved(own)} />
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
            field={{ ...end, label }}
            frame={{ label, description: undefined, required: false, error: undefined }}
            canCreate
            chosen={rows.flatMap((row) => keyOf(row) ?? [])}
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
        />
      )}
    </Stack>
  );
}

function findEnd({ fields }: Resource, name: string): ReferenceField | undefined {
  const field = fields.find((one) => one.name === name);
  return field?.kind === "reference" ? field : undefined;
}

interface LinkProps {
  readonly to: string;
  readonly recordKey: string;
  readonly onRemove: () => void;
}

function Link({ to, recordKey: key, onRemove }: LinkProps): ReactNode {
  const t = useInputTexts();
  const title = useReferenceTitle(to, encodeURIComponent(key)) ?? key;
  return (
    <li className={classes.link}>
      <ReferenceLink to={to} reference={{ key }} isWhole />
      <CloseButton size="sm" aria-label={t("pickRemove", { title })} onClick={onRemove} />
    </li>
  );
}
