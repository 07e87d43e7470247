/** Words that name folders of files. */
const folders =
  /^(?:assets?|attachments?|avatars?|blobs?|cdn|content|covers?|documents?|downloads?|files?|icons?|images?|imgs?|logos?|media|photos?|pictures?|public|static|storage|thumbnails?|thumbs?|uploads?)$/;

/** The folder may be below one of a product: `/rails/active_storage/blobs/…`. */
const depth = 2;

/**
 * True for a path of a file on the server of an API, outside of its base path: one of its first folders, without those of
 * the base path, has the name of a folder of files. Other paths of the server (`/metrics`) are not for the users of the
 * API.
 */
export function isFilePath(path: string, basePath: string): boolean {
  const segments = split(path);
  const above = split(basePath);
  const firstOwn = segments.findIndex((segment, at) => segment !== above[at]);
  return segments
    .slice(Math.max(firstOwn, 0), -1)
    .slice(0, depth)
    .some((segment) => folders.test(segment.toLowerCase().split(/[-_.]/).at(-1) ?? ""));
}

function split(path: string): readonly string[] {
  const [plain = ""] = path.split(/[?#]/);
  return plain.split("/").filter((segment) => segment !== "");
}
