import { addressKey } from "./address-key.ts";
import { createGrowingWait } from "./growing-wait.ts";
import type { WaitRule } from "./growing-wait.ts";
import { createSpacedQueue } from "./spaced-queue.ts";
import type { QueueRule } from "./spaced-queue.ts";

/** Failed sign-ins of one account from one address: a mistyped password, or guesses. */
export const pairRule: WaitRule = {
  free: 5,
  firstSeconds: 1,
  longestSeconds: 60,
  forgetSeconds: 3600,
};
/** Failed sign-ins of one account from all addresses. */
export const accountRule: QueueRule = {
  free: 20,
  firstMs: 500,
  longestMs: 2_000,
  forgetMs: 3_600_000,
  capacity: 8,
};
/** Failed sign-ins of all accounts from one address: an office shares one. */
export const addressRule: QueueRule = {
  free: 50,
  firstMs: 250,
  longestMs: 1_000,
  forgetMs: 3_600_000,
  capacity: 16,
};

/** An admitted attempt, or the seconds after which to retry. */
export type Admission =
  | { readonly waitSeconds: number; readonly succeed?: undefined }
  | { readonly waitSeconds: 0; readonly succeed: () => void };

export interface SignInLimits {
  /** Waits for the turn of an attempt. It counts as failed until `succeed` is called. */
  admit(account: string, address: string): Promise<Admission>;
}

/**
 * Slows down guessing without locking an account: an address that guesses waits longer and longer; guesses of one
 * account from many addresses, and of many accounts from one address, are spaced.
 */
export function createSignInLimits(now?: () => number): SignInLimits {
  const pairs = createGrowingWait(pairRule, now);
  const accounts = createSpacedQueue(accountRule, now);
  const addresses = createSpacedQueue(addressRule, now);
  return {
    async admit(account, address) {
      const from = addressKey(address);
      const pair = `${from} ${account}`;
      const attempt = pairs.take(pair);
      if (!("giveBack" in attempt)) return { waitSeconds: attempt.waitSeconds };
      const atAddress = await addresses.enter(from, attempt.before);
      if (atAddress > 0) {
        attempt.giveBack();
        return { waitSeconds: atAddress };
      }
      const atAccount = await accounts.enter(account, attempt.before);
      if (atAccount > 0) {
        attempt.giveBack();
        return { waitSeconds: atAccount };
      }
      return {
        waitSeconds: 0,
        succeed() {
          pairs.forget(pair);
          addresses.giveBack(from);
          accounts.giveBack(account);
        },
      };
    },
  };
}
