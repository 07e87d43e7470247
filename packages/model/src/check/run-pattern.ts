import { UndecidablePattern } from "./pattern-node.ts";
import type { PatternEdge } from "./pattern-node.ts";
import type { PatternLook, PatternProgram } from "./pattern-program.ts";

/** Steps of one match; more take longer than a user notices. */
const MOST_STEPS = 1_000_000;

interface Run {
  readonly characters: readonly string[];
  /** Positions at which a lookaround matches. */
  readonly looks: Map<PatternLook, (at: number) => boolean>;
  left: number;
}

/** True if a text contains a match. All threads advance together, so the time is linear. Throws `UndecidablePattern`. */
export function runPattern(program: PatternProgram, characters: readonly string[]): boolean {
  const run: Run = { characters, looks: new Map(), left: MOST_STEPS };
  return advance(run, program, { from: 0, isAnchored: false, onMatch: () => true });
}

interface Search {
  readonly from: number;
  /** True: a match begins at `from`; false: anywhere from there. */
  readonly isAnchored: boolean;
  /** Position of a match; true ends the search. */
  readonly onMatch: (at: number) => boolean;
}

function advance(run: Run, program: PatternProgram, search: Search): boolean {
  let current: number[] = [];
  for (let at = search.from; at <= run.characters.length; at += 1) {
    if (at === search.from || !search.isAnchored) current.push(program.start);
    const { readers, isMatch } = follow(run, program, current, at);
    if (isMatch && search.onMatch(at)) return true;
    const character = run.characters[at];
    if (character === undefined || (readers.length === 0 && search.isAnchored)) return false;
    current = readers.flatMap((position) => {
      const step = program.steps[position];
      return step?.kind === "character" && step.isMatch(character) ? [step.next] : [];
    });
  }
  return false;
}

/** Steps that read a character, reached from some steps without reading one. */
function follow(run: Run, { steps }: PatternProgram, from: readonly number[], at: number) {
  const seen = new Set<number>();
  const waiting = [...from];
  const readers: number[] = [];
  let isMatch = false;
  for (let position = waiting.pop(); position !== undefined; position = waiting.pop()) {
    const step = steps[position];
    if (step === undefined || seen.has(position)) continue;
    seen.add(position);
    run.left -= 1;
    if (run.left < 0) throw new UndecidablePattern("too many steps");
    if (step.kind === "match") isMatch = true;
    else if (step.kind === "character") readers.push(position);
    else if (step.kind === "split") waiting.push(...step.next);
    else if (step.kind === "edge") {
      if (isAt[step.edge](run.characters, at)) waiting.push(step.next);
    } else if (looksFrom(run, step.look)(at)) waiting.push(step.next);
  }
  return { readers, isMatch };
}

const isAt: {
  readonly [edge in PatternEdge]: (characters: readonly string[], at: number) => boolean;
} = {
  start: (_, at) => at === 0,
  end: (characters, at) => at === characters.length,
  word: isWordEdge,
  "no-word": (characters, at) => !isWordEdge(characters, at),
};

function isWordEdge(characters: readonly string[], at: number): boolean {
  return /^\w$/.test(characters[at - 1] ?? "") !== /^\w$/.test(characters[at] ?? "");
}

function looksFrom(run: Run, look: PatternLook): (at: number) => boolean {
  const before = run.looks.get(look);
  if (before !== undefined) return before;
  const isMatch = look.isBehind ? looksBehind(run, look) : looksAhead(run, look);
  const test = (at: number) => isMatch(at) !== look.isNegative;
  run.looks.set(look, test);
  return test;
}

/** Ends of all matches, found in one pass. */
function looksBehind(run: Run, { program }: PatternLook): (at: number) => boolean {
  const ends = new Set<number>();
  advance(run, program, {
    from: 0,
    isAnchored: false,
    onMatch: (at) => {
      ends.add(at);
      return false;
    },
  });
  return (at) => ends.has(at);
}

function looksAhead(run: Run, { program }: PatternLook): (at: number) => boolean {
  const results = new Map<number, boolean>();
  return (at) => {
    const isMatch =
      results.get(at) ?? advance(run, program, { from: at, isAnchored: true, onMatch: () => true });
    results.set(at, isMatch);
    return isMatch;
  };
}
