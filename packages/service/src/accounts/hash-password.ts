import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the parameters of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

let placeholder: Promise<string> | undefined;

/** Hashes the placeholder ahead, so that the first unknown account takes no longer than the next. */
export async function preparePlaceholder(): Promise<void> {
  placeholder ??= hashPassword(randomBytes(32).toString("base64"));
  await placeholder;
}

/** Takes the same time for an unknown account, so that timing does not reveal registered emails. */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  await preparePlaceholder();
  const matches = await verify(hashed ?? (await placeholder) ?? "", password.normalize("NFC"));
  return matches && hashed !== undefined;
}
