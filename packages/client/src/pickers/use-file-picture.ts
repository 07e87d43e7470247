import { type OperationSummary, type Resource, valueAt } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { apiBase } from "#config/api-base.ts";
import { fetchInBackground } from "#http/fetch-file.ts";
import { useHttp } from "#http/http-context.ts";
import { useModel } from "#queries/model/use-model.ts";
import { queryKeys } from "#queries/keys.ts";

const MINUTES = 60_000;

interface FileRecord {
  readonly resource: Resource;
  readonly record: unknown;
  readonly recordKey: string;
}

/** Address of the content of a file; undefined for a record without a media type. */
export function findContentAddress({
  resource,
  record,
  recordKey,
}: FileRecord): string | undefined {
  const { content } = resource;
  const path = content?.path.replace(`{${content.parameter}}`, encodeURIComponent(recordKey));
  return path === undefined || mediaTypeOf(resource, record) === undefined
    ? undefined
    : apiBase() + path;
}

/** Security schemes of the operation that returns the content of a file, if it does not take each credential. */
export function useContentSchemes({ content }: Resource): OperationSummary["schemes"] | undefined {
  const { operations } = useModel();
  return operations.find(({ method, path }) => method === "get" && path === content?.path)?.schemes;
}

/** Content of a file whose media type is that of a picture; undefined for other records. */
export function useFilePicture(file: FileRecord, isEnabled = true): Blob | undefined {
  const http = useHttp();
  const address = findContentAddress(file) ?? "";
  const schemes = useContentSchemes(file.resource);
  const type = mediaTypeOf(file.resource, file.record);
  const { data } = useQuery({
    queryKey: queryKeys.picture(address),
    queryFn: ({ signal }) => fetchInBackground(http, address, { signal, schemes }),
    enabled: isEnabled && type?.startsWith("image/") === true,
    staleTime: 10 * MINUTES,
    retry: false,
  });
  return data?.type.startsWith("image/") === true ? data : undefined;
}

function mediaTypeOf({ content }: Resource, record: unknown): string | undefined {
  const type = content && valueAt(record, content.type);
  return typeof type === "string" && /^[a-z]+\/[\w.+-]+/i.test(type)
    ? type.toLowerCase()
    : undefined;
}
