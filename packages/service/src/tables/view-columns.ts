/** Column of another relation from which a column of a view is taken unchanged. */
export interface ColumnOrigin {
  readonly relation: number;
  readonly column: number;
}

/**
 * Reads the origins of the columns of a view, by column number, from its rule (`pg_rewrite.ev_action`). Columns that are
 * expressions have none. Only the outermost query counts.
 */
export function readViewColumns(rule: string): ReadonlyMap<number, ColumnOrigin> {
  const origins = new Map<number, ColumnOrigin>();
  for (const entry of listTargets(rule)) {
    const column = readNumber(entry, "resno");
    const relation = readNumber(entry, "resorigtbl");
    const origin = readNumber(entry, "resorigcol");
    if (relation > 0 && origin > 0) origins.set(column, { relation, column: origin });
  }
  return origins;
}

function readNumber(entry: string, name: string): number {
  return Number(new RegExp(`:${name} (\\d+)`).exec(entry)?.[1] ?? 0);
}

/** Entries of the outermost target list, without the nodes in them. */
function listTargets(rule: string): readonly string[] {
  const targets: string[] = [];
  let depth = 0;
  let isTargetList = false;
  let text = "";
  for (let index = 0; index < rule.length; index += 1) {
    const letter = rule[index] ?? "";
    if (letter === "\\") index += 1;
    else if (letter === "{") {
      depth += 1;
      if (depth === 2) text = "";
    } else if (letter === "}") {
      if (depth === 2 && isTargetList && text.startsWith("TARGETENTRY")) targets.push(text);
      depth -= 1;
    } else if (depth === 1 && letter === ":") {
      isTargetList = rule.startsWith(":targetList ", index);
    } else if (depth === 2) text += letter;
    if (letter === ":" && depth === 2) text = text.endsWith(":") ? text : `${text}:`;
  }
  return targets;
}
