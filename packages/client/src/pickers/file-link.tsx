import { isFilePath } from "@quarterdeck/model";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useAttempt } from "#components/feedback/use-attempt.ts";
import { BlobImage } from "#components/values/blob-image.tsx";
import { saveFile } from "#components/values/download-text.ts";
import { apiBase, serverBase } from "#config/api-base.ts";
import type { FileLinkProps } from "#fields/field-services.ts";
import classes from "#fields/views/cell.module.css";
import { TruncatedText } from "#fields/views/truncated-text.tsx";
import { AppLink } from "#components/navigation/app-link.tsx";
import { findOwnPage, findReadSchemes, findRecordPage } from "./own-page.ts";
import { listServers } from "./api-servers.ts";
import { fetchFile, fetchInBackground } from "#http/fetch-file.ts";
import { queryKeys } from "#queries/keys.ts";
import { useModel } from "#queries/model/use-model.ts";
import { useHttp } from "#http/http-context.ts";

const MINUTES = 60_000;

/**
 * Pictures that are read without a click. Another address may be an operation, written into the record by another user
 * to be sent with the credential of its reader.
 */
const pictureFile = /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico)(?:\?|$)/i;

/** An address that ends with the name of a file, not of a page. */
const fileName = /\/[^/?#]+\.(?!html?\b|php\b|aspx?\b)[a-z\d]{2,5}(?:[?#]|$)/i;

/**
 * Link to a file or page. Files of the API are read with the credential; behind a gateway the browser cannot reach their
 * address. Records, lists and other described reads open in the console, other pages as they are. A record may have the
 * name of a file, such as a domain.
 */
export function FileLink({ href, link, isFile, ...props }: FileLinkProps): ReactNode {
  const model = useModel();
  const servers = listServers(model.servers);
  const path = findOwnPath(servers, href);
  if (path === undefined) {
    const isNamed = props.isPicture || fileName.test(href);
    const file = isFile && isNamed ? findServerPath(servers, href) : undefined;
    return file === undefined ? link : <OwnFile {...props} path={file} base={serverBase()} />;
  }
  const record = props.isPicture ? undefined : findRecordPage(model, path);
  if (isFile && record === undefined) return <OwnFile {...props} path={path} base={apiBase()} />;
  const page = record ?? findOwnPage(model, path);
  if (page === undefined) return link;
  return (
    <AppLink className={classes.link} address={page}>
      <TruncatedText text={props.text} isWhole={props.isWhole} />
    </AppLink>
  );
}

/** Path of a URL below a described server of the API, of the first one for a path; undefined for other sites. */
export function findOwnPath(servers: readonly string[], href: string): string | undefined {
  const isPath = /^\/[^/]/.test(href);
  const [server] = isPath ? servers.flatMap((one) => parse(one) ?? []) : [];
  // Without dot segments, which could lead out of the path of the server.
  const url = parse(
    server === undefined ? (href.startsWith("//") ? `https:${href}` : href) : server.origin + href,
  );
  if (url === undefined) return undefined;
  const base = servers
    .flatMap((one) => parse(one) ?? [])
    .filter(({ host }) => host === url.host)
    .map(({ pathname }) => pathname.replace(/\/$/, ""))
    .find((path) => url.pathname.startsWith(`${path}/`));
  return base === undefined ? undefined : url.pathname.slice(base.length) + url.search;
}

/**
 * Path of a file on a server of the API, outside of its base path: `/media/a.png` of an API at `/api`. Undefined for other
 * sites and for paths that are not those of files.
 */
export function findServerPath(servers: readonly string[], href: string): string | undefined {
  const isPath = /^\/[^/\\]/.test(href);
  const bases = servers.flatMap((one) => parse(one) ?? []);
  const url = parse(
    isPath ? `https://server.invalid${href}` : href.startsWith("//") ? `https:${href}` : href,
  );
  if (url === undefined) return undefined;
  const base = isPath ? bases[0] : bases.find(({ host }) => host === url.host);
  const isFile = base !== undefined && isFilePath(url.pathname, base.pathname);
  return isFile ? url.pathname + url.search : undefined;
}

/** A proxy in front of the API may change the scheme. */
function parse(text: string): URL | undefined {
  const isHttp = /^https?:/i.test(text) && URL.canParse(text);
  return isHttp ? new URL(text) : undefined;
}

function isImage({ type }: Blob): boolean {
  return type.startsWith("image/");
}

type OwnFileProps = Omit<FileLinkProps, "href" | "link" | "isFile"> & {
  readonly base: string;
  readonly path: string;
};

function OwnFile({ base, path, text, label, isWhole, isPicture }: OwnFileProps): ReactNode {
  const http = useHttp();
  const address = base + path;
  const schemes = findReadSchemes(useModel(), path);
  const { data } = useQuery({
    queryKey: queryKeys.picture(address),
    queryFn: ({ signal }) => fetchInBackground(http, address, { signal, schemes }),
    enabled: (isPicture || isWhole) && pictureFile.test(path),
    staleTime: 10 * MINUTES,
    retry: false,
  });
  const [opened, setOpened] = useState<Blob>();
  const { attempt, failure } = useAttempt(async () => {
    const { content } = await fetchFile(http, address, { schemes });
    // An address without a file ending is a picture by its content type.
    if (isPicture && isImage(content)) return setOpened(content);
    saveFile(content, decodeURIComponent(path.replace(/\?.*/, "").split("/").at(-1) ?? "file"));
  });
  const picture = opened ?? data;
  if (picture && isImage(picture))
    return (
      <BlobImage file={picture} alt={label} className={isWhole ? classes.picture : classes.image} />
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
