/** An error as gRPC's clients throw it. */
export class FirestoreFailure extends Error {
  /** gRPC's status code */
  readonly code: number

  constructor(code: number, words: string) {
    super(`${code} ${words}`)
    this.name = 'FirestoreFailure'
    this.code = code
  }
}
