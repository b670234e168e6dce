/** As many recipients as Mailgun takes in one call. */
export const BATCH_SIZE = 1000

/** Addresses in batches of at most {@link BATCH_SIZE}: one mail of the outbox each. */
export function batchesOf(addresses: readonly string[], size = BATCH_SIZE): string[][] {
  return Array.from({length: Math.ceil(addresses.length / size)}, (_, index) =>
    addresses.slice(index * size, (index + 1) * size),
  )
}
