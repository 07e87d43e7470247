/**
 * False in a browser that never stored anything: the code that reads entries is not needed then. Old browsers do not
 * list their databases.
 */
export async function mayHaveEntries(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).length > 0;
  } catch {
    return true;
  }
}
