import { lazyComponent } from "#chunks/lazy-component.tsx";

/** Editor for JSON in its own chunk, with CodeMirror. */
export const LazyJsonEditor = lazyComponent(
  async () => (await import("./json-editor.tsx")).JsonEditor,
);
