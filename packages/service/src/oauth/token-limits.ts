import { addressKey } from "#limits/address-key.ts";
import { createGrowingWait } from "#limits/growing-wait.ts";
import { createSignInLimits } from "#limits/sign-in-limits.ts";
import type { Admission } from "#limits/sign-in-limits.ts";

/** Refused token requests from one address. */
const rule = { free: 30, firstSeconds: 1, longestSeconds: 60, forgetSeconds: 3600 };

export interface TokenLimits {
  /** Admits a request for a typed account, or for none, as `SignInLimits`. */
  admit(account: string | undefined, address: string): Promise<Admission>;
}

/** Slows down guessing at the provider through this service. */
export function createTokenLimits(): TokenLimits {
  const addresses = createGrowingWait(rule);
  const accounts = createSignInLimits();
  return {
    async admit(account, address) {
      const attempt = addresses.take(addressKey(address));
      if (!("giveBack" in attempt)) return attempt;
      if (account === undefined) return { waitSeconds: 0, succeed: attempt.giveBack };
      const admission = await accounts.admit(account, address);
      if (admission.succeed === undefined) {
        attempt.giveBack();
        return admission;
      }
      return {
        waitSeconds: 0,
        succeed() {
          attempt.giveBack();
          admission.succeed();
        },
      };
    },
  };
}
