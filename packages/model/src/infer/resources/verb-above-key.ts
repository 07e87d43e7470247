import type { Document } from "#read/document.ts";
import type { Call } from "#infer/calls/call.ts";
import { isParameter, itemOf } from "#infer/calls/path-tree.ts";
import type { Position } from "#infer/calls/path-tree.ts";
import { baseVerb } from "#infer/names/verbs.ts";
import { stemOf } from "#infer/names/words.ts";
import { areSimilarSchemas, recordSchemas } from "./resource-draft.ts";
import type { ResourceDraft } from "./resource-draft.ts";

/** Verbs of actions that do not name records too, as `review` and `order` do. */
const ACTION =
  /^(?:activate|approve|attach|cancel|check|clone|connect|deactivate|deploy|detach|disable|disconnect|downgrade|duplicate|enable|execute|install|invoke|kill|lock|mount|pause|ping|publish|reboot|refresh|reindex|reject|reload|rename|resend|reset|restart|restore|resume|retry|rotate|run|scan|start|stop|suspend|sync|synchronize|terminate|trigger|undeploy|uninstall|unlock|unmount|unpause|unpublish|upgrade|validate|verify)$/;

function isAction({ segment: { text } }: Position): boolean {
  return ACTION.test(baseVerb(text.toLowerCase()));
}

/**
 * True for a verb between a collection and the key of one of its records: `/plugins/install/{name}` acts on a plugin,
 * although the response is one.
 */
export function isActionAboveKey(
  document: Document,
  position: Position,
  parent: ResourceDraft,
): boolean {
  const item = itemOf(position);
  if (parent.isSingleton || item === undefined || position.calls.length > 0) return false;
  if (!isAction(position)) return false;
  const isSameKey = parent.item?.segment.text === item.segment.text;
  return isSameKey || item.calls.some((call) => returnsRecord(document, call, parent));
}

function returnsRecord(document: Document, { response }: Call, parent: ResourceDraft): boolean {
  if (response.shape !== "record") return false;
  return recordSchemas(parent).some((schema) =>
    areSimilarSchemas(document, schema, response.inner),
  );
}

/** Gives paths with a verb in front to the records that they act on: `/install/plugins/{name}` next to `/plugins`. */
export function adoptVerbsInFront(drafts: Map<Position, ResourceDraft>): void {
  for (const [at, draft] of drafts) {
    const { position, item, calls, isSingleton } = draft;
    const verb = position.parent;
    if (verb === undefined || isSingleton || calls.has("list") || item === undefined) continue;
    if (isParameter(verb) || verb.calls.length > 0 || !isAction(verb)) continue;
    const owner = [...(verb.parent?.children.values() ?? [])]
      .filter(({ segment }) => stemOf(segment.text) === stemOf(position.segment.text))
      .flatMap((sibling) => drafts.get(sibling) ?? [])
      .find((one) => one !== draft && !one.isSingleton);
    if (owner === undefined) continue;
    drafts.delete(at);
    owner.others.push(position);
    owner.aliases.push(item);
  }
}
