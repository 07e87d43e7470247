const patienceMs = 2_000;

/** True when anything at all is answered there: a 404 is an answer too. */
export async function isAnswering(address: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(address, { method: "HEAD", redirect: "manual", signal });
    return answer.status < 502 || answer.status > 504;
  } catch {
    return false;
  }
}
