const patienceMs = 2_000;

/** True if any server responds at the address, even with 404. */
export async function isResponding(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(address, { method: "HEAD", redirect: "manual", signal });
    return response.status < 502 || response.status > 504;
  } catch {
    return false;
  }
}
