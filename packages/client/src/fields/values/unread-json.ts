/** Text in a JSON input that is no JSON (yet): it must neither be lost nor sent. */
export class UnreadJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
