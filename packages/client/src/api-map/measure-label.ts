let context: CanvasRenderingContext2D | null | undefined;

/** Width of a label in pixels, at the size of the API map. */
export function measureLabel(text: string): number {
  if (context === undefined) {
    context = document.createElement("canvas").getContext("2d");
    if (context !== null) context.font = `600 13px ${getComputedStyle(document.body).fontFamily}`;
  }
  return context?.measureText(text).width ?? text.length * 7.5;
}
