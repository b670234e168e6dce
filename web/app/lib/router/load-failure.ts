/** The message of a screen when its data could not be loaded. */
export interface LoadFailureMessage {
  title: string
  description: string
}

/** The data of a screen could not be loaded. The screen's error boundary shows the message and a button to try again. */
export class LoadFailure extends Error {
  override name = 'LoadFailure'
  readonly words: LoadFailureMessage

  constructor(words: LoadFailureMessage, options?: ErrorOptions) {
    super(words.title, options)
    this.words = words
  }
}
