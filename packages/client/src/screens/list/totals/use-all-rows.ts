import { type ListShape, ownMember, type Resource } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { isRecord } from "#fields/values/record-value.ts";
import { isAbort } from "#http/errors.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { walkList } from "#queries/walk-list.ts";
import { resolveFilters } from "#fields/filters/relative-days.ts";
import { useToday } from "#fields/filters/use-today.ts";

interface AllRowsOptions {
  readonly resource: Resource;
  readonly parents: ParentValues;
  readonly list: ListShape;
  readonly address: ListAddress;
  /** Members that are used; the others are not stored. */
  readonly names: readonly string[];
}

interface AllRows {
  /** Undefined until all are read. */
  readonly rows: readonly unknown[] | undefined;
  readonly isReading: boolean;
  /** Number of rows that are read. */
  readonly count: number;
  /** True if rows follow that cannot be read. */
  readonly mayBeMore: boolean;
  readonly error: Error | undefined;
  readonly read: () => void;
  readonly cancel: () => void;
}

interface State extends Pick<AllRows, "rows" | "isReading" | "count" | "mayBeMore" | "error"> {}

const initial: State = {
  rows: undefined,
  isReading: false,
  count: 0,
  mayBeMore: false,
  error: undefined,
};

/** Reads all rows that match, page by page, when the user requests it. */
export function useAllRows(options: AllRowsOptions): AllRows {
  const { resource, parents, list, address, names } = options;
  const client = useQueryClient();
  const chunk = useChunk();
  const today = useToday();
  const [state, setState] = useState(initial);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function readAll(signal: AbortSignal): Promise<void> {
    const filters = resolveFilters(list, address.filters, today);
    const walk = { chunk, resource, parents, state: { ...address, filters, page: 1 } };
    const rows: object[] = [];
    let mayBeMore = false;
    try {
      for await (const page of walkList(client, walk, signal)) {
        rows.push(...page.rows.map((row) => pick(row, names)));
        mayBeMore ||= page.mayBeMore === true;
        setState({ ...initial, isReading: true, count: rows.length });
      }
      setState({ ...initial, rows, mayBeMore, count: rows.length });
    } catch (cause) {
      if (signal.aborted || isAbort(cause)) return;
      setState({ ...initial, error: cause instanceof Error ? cause : new Error(String(cause)) });
    }
  }

  return {
    ...state,
    read: () => {
      running.current = new AbortController();
      setState({ ...initial, isReading: true });
      void readAll(running.current.signal);
    },
    cancel: () => {
      running.current?.abort();
      setState(initial);
    },
  };
}

function pick(row: unknown, names: readonly string[]): object {
  const members = isRecord(row) ? row : {};
  return Object.fromEntries(names.map((name) => [name, ownMember(members, name)]));
}
