import type { ChildProcess } from "node:child_process";

/** A page of a browser that Playwright does not drive. */
export interface RemotePage {
  readonly goto: (url: string) => Promise<void>;
  /** Calls a function of the page's JavaScript with JSON arguments and returns its JSON result. */
  readonly call: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Input as the Actions of WebDriver. */
  readonly perform: (actions: readonly object[]) => Promise<void>;
  readonly resize: (size: { readonly width: number; readonly height: number }) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** Errors and warnings of the console so far, policy violations included. */
  readonly complaints: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** An installed browser that the tests start. */
export interface RemoteBrowser {
  /** Opens a page without cookies and storage of the others. */
  readonly open: () => Promise<RemotePage>;
  readonly stop: () => Promise<void>;
}

/** Resolves with the first line of a program's output that a pattern matches; rejects when the program ends. */
export function findLine(
  child: ChildProcess,
  pattern: RegExp,
  listen: (line: string) => void = () => undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const lines = output.split("\n");
      output = lines.pop() ?? "";
      for (const line of lines) {
        listen(line);
        const match = pattern.exec(line)?.[1];
        if (match !== undefined) resolve(match);
      }
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`The browser ended with ${code}: ${output}`)));
  });
}
