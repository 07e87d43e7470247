/** Text in a JSON input that is no JSON (yet): it must neither be lost nor sent. */
export class UnreadJson {
  readonly text: string;
  readonly reason: string;
  constructor(text: string, reason: string) {
    this.text = text;
    this.reason = reason;
  }
}
