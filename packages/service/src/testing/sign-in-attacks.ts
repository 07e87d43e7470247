/** One try to sign in, from an address of the network. */
export type TrySignIn = (
  account: string,
  password: string,
  address: string,
) => Promise<{ readonly status: number; readonly retryAfter: number }>;

/** Result of a series of wrong passwords. */
export interface Guessing {
  /** Guesses that the service compared with the password. */
  readonly compared: number;
  readonly refused: number;
  /** `Retry-After` of the refusals, in order. */
  readonly waits: readonly number[];
}

/** Series of wrong passwords, with the account and the address of each guess. */
export const guessings: readonly {
  readonly title: string;
  readonly account: (turn: number) => string;
  readonly address: (turn: number) => string;
}[] = [
  { title: "one account, one address", account: () => "owner", address: () => "203.0.113.1" },
  {
    title: "one account, one IPv6 network",
    account: () => "owner",
    address: (turn) => `2001:db8:7:7::${(turn + 1).toString(16)}`,
  },
  {
    title: "one account, one address in several notations",
    account: () => "owner",
    address: (turn) => (turn % 2 === 0 ? "203.0.113.2" : "::ffff:203.0.113.2"),
  },
];

/** Runs `count` guesses, one after the other and without waiting. */
export async function runGuessing(
  attempt: TrySignIn,
  { account, address }: Pick<(typeof guessings)[number], "account" | "address">,
  count: number,
): Promise<Guessing> {
  const waits: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { status, retryAfter } = await attempt(account(turn), `guess ${turn}`, address(turn));
    if (status === 429) waits.push(retryAfter);
  }
  return { compared: count - waits.length, refused: waits.length, waits };
}

/** Entries that a client puts in front of the one that the trusted proxy adds. */
export const forgedEntries: readonly ((turn: number) => string)[] = [
  (turn) => `198.51.100.${turn}, `,
  (turn) => `10.0.0.${turn}, 127.0.0.1, `,
  (turn) => `2001:db8:${turn.toString(16)}::1,`,
  (turn) => `unknown, _hidden${turn}, ,,`,
];
