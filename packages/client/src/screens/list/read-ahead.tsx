import type { ListShape, Resource } from "@quarterdeck/model";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { ParentValues } from "#addresses/address.ts";
import type { ListAddress } from "#addresses/list-address.ts";
import { afterPaint } from "#components/after-paint.ts";
import { pageOptions, type ReadPage } from "#queries/list.ts";
import { useChunk } from "#queries/model/model-chunk.ts";
import { nextPageState } from "#queries/next-page-state.ts";
import { mayReadInBackground } from "#queries/permission-cache.ts";
import { isNumbered } from "./page-sizes.ts";

interface ReadAheadProps {
  readonly resource: Resource;
  readonly list: ListShape;
  readonly parents: ParentValues;
  /** State of the page. */
  readonly requested: ListAddress;
  readonly page: ReadPage;
  readonly size: number;
}

/** Reads the page after this one, if the API allowed this list before (H9). */
export function ReadAhead(props: ReadAheadProps): ReactNode {
  const { resource, list, parents, requested, page, size } = props;
  const client = useQueryClient();
  const chunk = useChunk();
  const readNext = useEffectEvent(() => {
    const read = { requested: size, count: page.rows.length, isCut: page.isCut };
    const next = isNumbered(list)
      ? nextPageState(requested, read)
      : { ...requested, page: requested.page + 1 };
    const options = pageOptions(chunk, resource, { ...next, cursor: page.next }, parents);
    void client.prefetchQuery({ ...options, retry: false });
  });
  const operation = resource.list?.operation;
  const { rows } = page;
  useEffect(() => {
    if (!mayReadInBackground(operation)) return undefined;
    // Before the paint, the request would delay the rows of this page by a tenth of their time.
    return afterPaint(readNext);
  }, [rows, operation]);
  return null;
}
