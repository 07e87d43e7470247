/** Invalid text of a JSON or number input: neither lost nor sent. */
export class UnreadJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
