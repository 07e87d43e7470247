import {
  type Option,
  type ReferenceField,
  findOptionSearch,
  pickedValue,
  typedReference,
} from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { ComboboxOption } from "#components/overlays/combobox-list.tsx";
import { inlineLabel } from "#components/values/inline-label.ts";
import { useDebounced } from "#components/hooks/use-debounced.ts";
import { readReference } from "#fields/values/read-reference.ts";
import { findProvenField } from "#queries/alternate-titles.ts";
import { type OptionsReading, useOptions } from "#queries/options.ts";
import type { ReferenceTarget } from "./use-reference-target.ts";
import { readTypedKey } from "./read-typed-key.ts";
import { useInputTexts } from "#texts/use-input-texts.ts";

export const moreId = "more";
export const typedId = "typed";
export const createId = "create";
/** The prefix separates keys from the other ids. */
export const idOf = (key: string): string => `=${key}`;

const pauseMs = 250;

/** Records that are read for a text that the API cannot search for. */
const maxRead = 500;

interface RecordOptions {
  readonly shown: readonly ComboboxOption[];
  /** Empty if the first option is a record that matches the typed text. */
  readonly status: string;
  readonly find: (id: string) => Option | undefined;
  readonly readMore: (() => void) | undefined;
  /** The typed text as a key; undefined if it cannot be one. */
  readonly typedKey: unknown;
}

interface PickerState {
  readonly typed: string;
  readonly isOpen: boolean;
  /** Offers to create a record. */
  readonly canCreate: boolean;
}

/** Options for a typed text: records of the target, and the text as a key. */
export function useRecordOptions(
  field: ReferenceField,
  target: ReferenceTarget,
  { typed, isOpen, canCreate }: PickerState,
): RecordOptions {
  const t = useInputTexts();
  const client = useQueryClient();
  const resource = target.chunk?.resource;
  const canSearch = resource !== undefined && findOptionSearch(resource).kind !== "none";
  const search = canSearch ? typed.trim() : "";
  const debounced = useDebounced(search, pauseMs, "");
  const reading = useOptions(target.canList ? target.chunk : undefined, {
    text: debounced,
    parents: target.parents ?? {},
    // No request while the user types.
    isOpen: isOpen && debounced === search,
  });
  const typedKey = typedReference(field, reading.options, readTypedKey(field, resource, typed));
  const keyOf = (option: Option): string => {
    const proven = findProvenField(client, field);
    const value = proven === undefined ? option.value : pickedValue(field, option, proven);
    return readReference({ ...field, keyPath: [] }, value)?.key ?? option.key;
  };
  const matching = canSearch ? reading.options : reading.options.filter(matches(typed));
  const isUnread = !canSearch && matching.length === 0 && reading.readMore !== undefined;
  const mayReadOn = isOpen && isUnread && typed.trim() !== "" && reading.error === null;
  const next =
    mayReadOn && !reading.isBusy && reading.options.length < maxRead ? reading.readMore : undefined;
  const readNext = useEffectEvent(() => next?.());
  const hasNext = next !== undefined;
  useEffect(() => {
    if (hasNext) readNext();
  }, [hasNext]);
  const isTypedListed = matching.some(({ key }) => key === typed.trim());
  const shown: readonly ComboboxOption[] = [
    ...matching.map((option) => ({ id: idOf(keyOf(option)), ...writeOption(option) })),
    ...(reading.readMore === undefined
      ? []
      : [{ id: moreId, label: t("pickMore"), isAction: true }]),
    ...(typedKey === undefined || isTypedListed
      ? []
      : [{ id: typedId, label: t("pickKey", { key: typed.trim() }) }]),
    ...(canCreate && target.parents !== undefined && resource?.operations.create !== undefined
      ? [{ id: createId, label: t("pickCreate", { label: inlineLabel(resource.labels.one) }) }]
      : []),
  ];
  return {
    shown,
    status: writeStatus(),
    find: (id) => reading.options.find((option) => idOf(keyOf(option)) === id),
    readMore: reading.readMore,
    typedKey,
  };

  function writeStatus(): string {
    const label = inlineLabel(target.brief?.labels.many ?? field.label);
    if (target.missingParent !== undefined)
      return t("pickParent", { label: inlineLabel(target.missingParent) });
    if (!target.canList) return target.isLoading ? t("pickSearching") : t("pickByKey", { label });
    return statusOf(
      { ...reading, isBusy: reading.isBusy || debounced !== search },
      matching.length,
      {
        busy: t("pickSearching"),
        failed: t("pickFailed", { label }),
        // Records that are not read may match.
        none: isUnread ? "" : t(typed.trim() === "" ? "pickEmpty" : "pickNone", { label }),
      },
    );
  }
}

function statusOf(
  { isBusy, error }: OptionsReading,
  count: number,
  texts: { readonly busy: string; readonly failed: string; readonly none: string },
): string {
  if (isBusy) return texts.busy;
  if (error !== null) return texts.failed;
  return count === 0 ? texts.none : "";
}

function writeOption({ key: own, title, detail }: Option): Omit<ComboboxOption, "id"> {
  const key = lastSegment(own);
  if (title !== undefined) {
    return { label: title, detail: detail === undefined ? key : `${detail} · ${key}` };
  }
  return detail === undefined ? { label: key } : { label: detail, detail: key };
}

/** Filter of the loaded options, for an API without search. */
function matches(typed: string): (option: Option) => boolean {
  const search = typed.trim().toLocaleLowerCase();
  return ({ key, title = "", detail = "" }) =>
    [key, title, detail].some((text) => text.toLocaleLowerCase().includes(search));
}

/** The key in an address that is the key of its record. */
function lastSegment(key: string): string {
  const isAddress = /^(?:https?:\/)?\//.test(key);
  return (isAddress ? readReference({ keyPath: [], isLastSegment: true }, key)?.key : key) ?? key;
}
