/** Hashes a text (64-bit FNV-1a): compares texts without storing them; not a secret. */
export function fingerprint(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const unit of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(unit)) * 0x100000001b3n);
  }
  return value.toString(36);
}
