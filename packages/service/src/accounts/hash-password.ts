import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** Argon2id as OWASP's Password Storage Cheat Sheet asks for: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

let nobody: Promise<string> | undefined;

/** Takes the same time for an account that does not exist, so that nobody learns which e-mails are registered. */
export async function isPassword(password: string, hashed: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(32).toString("base64"));
  const fits = await verify(hashed ?? (await nobody), password.normalize("NFC"));
  return fits && hashed !== undefined;
}
