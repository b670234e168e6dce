/** The `code` of an SDK's error: a number from Firestore (gRPC's), a string from Auth and Stripe; undefined without one. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

/** gRPC's status codes, which Firestore uses (https://grpc.io/docs/guides/status-codes/). */
export const grpc = {
  deadlineExceeded: 4,
  notFound: 5,
  alreadyExists: 6,
  failedPrecondition: 9,
  aborted: 10,
  unavailable: 14,
} as const
