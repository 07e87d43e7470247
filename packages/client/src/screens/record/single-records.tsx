import { buildReadRequest, readRecord, recordTitle, resourceChunk } from "@quarterdeck/model";
import { skipToken, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { recordAddress } from "#addresses/resource-address.ts";
import { AppLink } from "#components/navigation/app-link.tsx";
import { queryKeys } from "#queries/keys.ts";
import { useNamedChunk } from "#queries/model/model-chunk.ts";
import { useModel } from "#queries/model/use-model.ts";
import { sendTracked, useMayRead } from "#queries/permission-cache.ts";
import { useTexts } from "#texts/use-texts.ts";
import type { Relation } from "./relations.ts";
import classes from "./single-records.module.css";

/** Links to single records, each with its title if a background read is safe (H9). */
export function SingleRecords({ records }: { readonly records: readonly Relation[] }): ReactNode {
  const t = useTexts("related");
  return (
    <section className={classes.frame} aria-label={t("singles")}>
      <h2>{t("singles")}</h2>
      <ul>
        {records.map((relation) => (
          <li key={relation.id}>
            <SingleRecord relation={relation} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SingleRecord({ relation }: { readonly relation: Relation }): ReactNode {
  const { label, resource, parents } = relation;
  const address = recordAddress(useModel(), resource, "", { parents });
  const title = useSingleTitle(relation);
  return (
    <>
      {title !== undefined && <span>{label}</span>}
      <AppLink address={address}>{title ?? label}</AppLink>
    </>
  );
}

/** Title of a linked record (HAL). */
function useSingleTitle({ resource: { name, operations }, parents }: Relation): string | undefined {
  const { read } = operations;
  const isEnabled = useMayRead(read);
  const { data: chunk } = useNamedChunk(resourceChunk(name), { isEnabled });
  const isLinked = chunk?.operations.find(({ id }) => id === read)?.response.format === "hal";
  const resource = isEnabled && isLinked ? chunk.resource : undefined;
  const request = chunk && resource ? buildReadRequest(chunk, resource, "", parents) : undefined;
  const { data } = useQuery({
    queryKey: request
      ? queryKeys.record(request, name)
      : queryKeys.recordTitle(resource, undefined),
    queryFn:
      request === undefined
        ? skipToken
        : ({ signal, client }) => sendTracked(client, read, request, signal),
    retry: false,
  });
  return resource && data && recordTitle(resource, readRecord(resource, data));
}
