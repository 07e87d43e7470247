/** Record after a write: the one in the response, or the sent values if the response has none of their members. */
export function writtenRecord(received: unknown, sent: unknown): unknown {
  if (received === undefined) return sent;
  if (typeof sent !== "object" || sent === null) return received;
  const isRecord =
    typeof received === "object" &&
    received !== null &&
    Object.keys(sent).some((name) => Object.hasOwn(received, name));
  return isRecord ? received : sent;
}
