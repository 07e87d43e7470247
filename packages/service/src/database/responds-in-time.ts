/** True if a query succeeds within two seconds. */
export async function respondsInTime(ask: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), 2_000);
  });
  const responded = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([responded, late]).finally(() => clearTimeout(timer));
}
