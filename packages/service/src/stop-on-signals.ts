import type { Service } from "./service.ts";

const patienceMs = 10_000;

/**
 * The first signal lets running requests end and cuts them off after ten seconds. A second one ends the process at
 * once.
 */
export function stopOnSignals(service: Service, print: (line: string) => void): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    // A keep-alive connection without a request in flight is closed.
    setInterval(() => service.server.server.closeIdleConnections(), 100).unref();
    // A stream may never end by itself; the database is still closed in order after it.
    setTimeout(() => service.server.server.closeAllConnections(), patienceMs).unref();
    setTimeout(() => process.exit(0), patienceMs + 2_000).unref();
    service.close().then(
      () => process.exit(0),
      (error: unknown) => {
        print(`Stopping failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
