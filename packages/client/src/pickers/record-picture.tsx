import { Box } from "@mantine/core";
import { type Resource, valueAt } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { recordName } from "#components/resources/record-name.ts";
import { BlobImage } from "#components/values/blob-image.tsx";
import { apiBase } from "#config/api-base.ts";
import classes from "#fields/views/cell.module.css";
import { fetchInBackground } from "#http/fetch-file.ts";
import { useHttp } from "#http/http-context.ts";
import { queryKeys } from "#queries/keys.ts";

const MINUTES = 60_000;

interface RecordPictureProps {
  readonly resource: Resource;
  readonly record: unknown;
  readonly recordKey: string;
}

/** Content of a file whose media type is that of a picture; nothing for other records. */
export function RecordPicture({ resource, record, recordKey }: RecordPictureProps): ReactNode {
  const http = useHttp();
  const { picture } = resource;
  const type = picture && valueAt(record, picture.type);
  const path = picture?.path.replace(`{${picture.parameter}}`, encodeURIComponent(recordKey));
  const address = apiBase() + (path ?? "");
  const { data } = useQuery({
    queryKey: queryKeys.picture(address),
    queryFn: ({ signal }) => fetchInBackground(http, address, signal),
    enabled: typeof type === "string" && /^image\//i.test(type),
    staleTime: 10 * MINUTES,
    retry: false,
  });
  if (!data?.type.startsWith("image/")) return null;
  const name = recordName(resource, record) ?? resource.labels.one;
  return (
    <Box mb="md">
      <BlobImage file={data} alt={name} className={classes.picture} />
    </Box>
  );
}
