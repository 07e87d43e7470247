/** Unit in which a number counts the time since 1970. */
export type UnixUnit = "seconds" | "milliseconds" | "microseconds";

/** Milliseconds of one unit. */
export const UNIX_UNITS: Readonly<Record<UnixUnit, number>> = {
  seconds: 1000,
  milliseconds: 1,
  microseconds: 0.001,
};

/** Years 2001 to 2100, in seconds. */
const [EARLIEST, LATEST] = [978_307_200, 4_102_444_800];

/** Unit by magnitude, if all numbers are times of this century; zero means "never". */
export function unixUnitOf(numbers: readonly number[]): UnixUnit | undefined {
  const times = numbers.filter((number) => number !== 0);
  if (times.length === 0) return undefined;
  const units: readonly UnixUnit[] = ["seconds", "milliseconds", "microseconds"];
  return units.find((unit) =>
    times.every((number) => {
      const seconds = (number * UNIX_UNITS[unit]) / 1000;
      return seconds >= EARLIEST && seconds <= LATEST;
    }),
  );
}

/** Without words that also count bytes or money: `sent`, `received`, `used`, `paid`. */
const TIME_WORD =
  /^(?:(?:date)?times?|timestamps?|(?:time)?stamp|dates?|ts|at|on|created|updated|modified|changed|deleted|published|added|posted|opened|closed|edited|submitted|completed|resolved|accessed|visited|synced|scheduled|shipped|delivered|launched|archived|registered|joined|issued|approved|activated|revoked|expir(?:es|ed|y|ation)|since|until|seen|started|finished|ended|last|start|end|exp|iat|nbf)$/;
const LENGTH_WORD = /^(?:zone|out|spent|taken|limit|duration|interval|count|size|bytes|length)$/;

/** True for the name of a length of time: `timeout`, `session_duration`. */
export function isLengthName(name: string): boolean {
  return /(?:duration|interval|ttl|time_?out|period|age|delay|window|lifetime|uptime|expir\w*|every|elapsed|took|wait)$/i.test(
    name.slice(0, 100),
  );
}

/** True for a name that may be of a time: `created`, `last_seen_at`. */
export function isTimeName(name: string): boolean {
  const words = name
    .slice(0, 100)
    .split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/)
    .map((word) => word.toLowerCase());
  return words.some((word) => TIME_WORD.test(word)) && !LENGTH_WORD.test(words.at(-1) ?? "");
}
