import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { BlobImage } from "#components/values/blob-image.tsx";
import { saveFile } from "#components/values/download-text.ts";
import { apiBase } from "#config/api-base.ts";
import type { OwnFileProps } from "#fields/field-services.ts";
import classes from "#fields/views/cell.module.css";
import { TruncatedText } from "#fields/views/truncated-text.tsx";
import { fetchFile, fetchInBackground } from "#http/fetch-file.ts";
import { useHttp } from "#http/http-context.ts";

const MINUTES = 60_000;

/** File of the API, read with the credential; in a gateway the browser cannot reach its own address. */
export function OwnFile({ path, text, label, isWhole, isPicture }: OwnFileProps): ReactNode {
  const http = useHttp();
  const address = apiBase() + path;
  const { data } = useQuery({
    queryKey: ["picture", address],
    queryFn: ({ signal }) => fetchInBackground(http, address, signal),
    enabled: isPicture,
    staleTime: 10 * MINUTES,
    retry: false,
  });
  const { attempt, failure } = useAttempt(async () => {
    const { content } = await fetchFile(http, address);
    saveFile(content, decodeURIComponent(path.replace(/\?.*/, "").split("/").at(-1) ?? "file"));
  });
  if (data?.type.startsWith("image/") === true)
    return (
      <BlobImage file={data} alt={label} className={isWhole ? classes.picture : classes.image} />
    );
  return (
    <a
      className={classes.link}
      href={address}
      title={failure?.message}
      onClick={(event) => {
        event.preventDefault();
        attempt(undefined);
      }}
    >
      <TruncatedText text={text} isWhole={isWhole} />
    </a>
  );
}
