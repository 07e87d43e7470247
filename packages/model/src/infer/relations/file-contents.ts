import type { Operation } from "#types/operation.ts";
import type { Resource } from "#types/resource.ts";
import { foldName, splitWords } from "#infer/names/words.ts";

/** Names of the field with a media type; only its values decide whether a record is a file. */
const MEDIA_TYPE = /^(?:mime|(?:mime|media|content|file)?type|format)$/;
/** Words of paths that return the content of a record. */
const CONTENT =
  /^(?:assets?|attachments?|binary|blobs?|contents?|data|downloads?|files?|images?|media|photos?|pictures?|previews?|raw|thumbnails?|uploads?|view)$/;

/** Adds the read of their content to resources of files: `/files/{id}/content`, `/assets/{id}`. */
export function addFileContents(
  resources: readonly Resource[],
  operations: readonly Operation[],
): readonly Resource[] {
  const reads = operations.filter(isContentRead);
  if (reads.length === 0) return resources;
  return resources.map((resource) => {
    const content = findContent(resource, reads);
    return content === undefined ? resource : { ...resource, content };
  });
}

/** True for a read of a file that needs nothing but the one value of its path. */
function isContentRead({ method, path, parameters, response, isDeprecated }: Operation): boolean {
  const isFile = response?.shape === "file" || response?.shape === "text";
  const needed = parameters.filter(({ isRequired }) => isRequired);
  return (
    method === "get" &&
    isFile &&
    isDeprecated !== true &&
    needed.length === 1 &&
    needed[0]?.in === "path" &&
    namesContent(path)
  );
}

function findContent(resource: Resource, reads: readonly Operation[]): Resource["content"] {
  const { fields, itemPath, parents, key } = resource;
  const type = fields.find(({ kind, name }) => kind === "text" && MEDIA_TYPE.test(foldName(name)));
  if (type === undefined || itemPath === undefined || parents.length > 0) return undefined;
  if (key.length !== 1) return undefined;
  const own = reads.filter(
    ({ path }) => path.startsWith(`${itemPath}/`) && namesContent(path.slice(itemPath.length)),
  );
  const named = reads.filter(
    (read) => !read.path.startsWith(`${itemPath}/`) && takesKeyOf(resource, read),
  );
  const [read] = [...own.toSorted(byLength), ...named.toSorted(byLength)];
  const parameter = read?.parameters.find(({ isRequired }) => isRequired)?.name;
  return read && parameter !== undefined
    ? { path: read.path, parameter, type: [type.name] }
    : undefined;
}

function byLength(one: Operation, other: Operation): number {
  return one.path.length - other.path.length;
}

/** True if name or description of the parameter name the record: `fileId`, "The id of the file". */
function takesKeyOf({ labels }: Resource, { parameters }: Operation): boolean {
  const record = foldName(labels.one);
  const field = parameters.find(({ isRequired }) => isRequired)?.field;
  if (field === undefined) return false;
  const words = splitWords(field.description ?? "").map((word) => word.replace(/s$/, ""));
  return (
    words.includes(record) || new RegExp(`^${record}(?:id|key|uuid)?$`).test(foldName(field.name))
  );
}

/** True if a fixed segment of the path names the content. */
function namesContent(path: string): boolean {
  return path
    .split("/")
    .some((segment) => !segment.includes("{") && CONTENT.test(foldName(segment)));
}
