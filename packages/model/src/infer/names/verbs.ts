/** Act of an operation; `launch`: starts something that becomes a record, or an action. */
export type Act = "list" | "read" | "create" | "update" | "remove" | "launch" | "act";

const VERBS: { readonly [act in Act]: string } = {
  list: "list search query find filter browse paginate index scroll lookup enumerate",
  read: "get read show retrieve fetch view describe info detail details count check head exists preview validate verify test inspect peek compare calculate estimate compute export download look detect analyze recognize classify predict extract",
  create:
    "create add new insert register upload make place store save upsert generate issue import provision invite book buy order propose define publish send submit schedule record log append attach assign grant link connect clone copy duplicate fork build subscribe enroll request open bulkcreate replace write set post put commit comment mint reserve charge ingest instantiate establish draft install deploy join associate enable allocate transfer manage signup react reply respond",
  update:
    "update edit modify change patch set put replace upsert save write store rename configure adjust alter amend revise overwrite customize partial manage mark map move merge toggle assign refine correct enable disable adapt apply post move share tag label extend transfer",
  remove:
    "delete remove destroy revoke drop purge erase clear unlink detach unassign uninstall terminate discard trash deregister unregister disconnect leave unsubscribe wipe cancel close archive expire evict invalidate kill deactivate disable withdraw undo unfollow unblock unmute unstar unpin dismiss stop end logout forget release abort untag unpublish unset disassociate abandon del rm cleanup truncate deprovision reject decline block ban prune empty reset void",
  launch: "start trigger launch begin initiate schedule request send submit deploy publish fork",
  act: "run execute cancel restart reboot stop start pause resume sync synchronize refresh retry rerun trigger invoke approve reject login logout authenticate ping poll scan convert archive unarchive restore recover reset rotate uninstall refund void abort accept decline confirm activate deactivate lock unlock suspend unsuspend enable disable reindex rebuild recalculate reload regenerate renew promote demote stop kill drain flush notify resend impersonate close reopen finish complete finalize capture pay mute unmute block unblock follow unfollow pin unpin star unstar like unlike favorite unfavorite vote subscribe unsubscribe join leave link unlink merge convert transfer review shutdown power reset undelete undo redo download apply simulate verify wipe logs evaluate clean click transition",
};

const ACTS = Object.keys(VERBS) as readonly Act[];

const ACTS_BY_VERB: ReadonlyMap<string, ReadonlySet<Act>> = createTable();

function createTable(): ReadonlyMap<string, ReadonlySet<Act>> {
  const table = new Map<string, Set<Act>>();
  for (const act of ACTS) {
    for (const verb of VERBS[act].split(" ")) {
      table.set(verb, (table.get(verb) ?? new Set()).add(act));
    }
  }
  return table;
}

/** Acts that a verb may name; undefined for other words. */
export function actsOf(verb: string): ReadonlySet<Act> | undefined {
  return ACTS_BY_VERB.get(verb);
}

/** Verbs that are never the name of a resource: in a path they name the operation. */
const PLAIN_VERB =
  /^(?:get|fetch|retrieve|list|find|add|create|insert|new|register|update|edit|modify|change|set|save|delete|remove|destroy)$/;

/** True for a verb that names the operation of a path: `get` of `/get-users` and of `/get/users`. */
export function isPlainVerb(word: string): boolean {
  return PLAIN_VERB.test(word);
}

/** Base form of a verb: "creates" and "creating" are "create". */
export function baseVerb(word: string): string {
  if (ACTS_BY_VERB.has(word)) return word;
  return (
    [
      word.replace(/s$/, ""),
      word.replace(/es$/, ""),
      word.replace(/ies$/, "y"),
      word.replace(/ing$/, ""),
      word.replace(/ing$/, "e"),
      word.replace(/(.)\1ing$/, "$1"),
    ].find((stem) => ACTS_BY_VERB.has(stem)) ?? word
  );
}
