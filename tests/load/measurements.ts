import {inTurn} from './in-flight.ts'

interface Measured {
  /** ms each, of those that were answered */
  times: number[]
  /** how often it was refused, by reason */
  refused: Map<string, number>
  /** what no contract declares */
  errors: string[]
}

const measured = new Map<string, Measured>()

/** The reason of a refusal that a contract declares; null for any other error. */
export type ReasonOf = (error: unknown) => string | null

/**
 * Makes a call when it is its turn, and measures it from there: while it waits for its turn it costs nobody anything.
 * @returns its result, or null when it was refused or failed
 */
export async function measure<T>(
  name: string,
  call: () => Promise<T>,
  reasonOf: ReasonOf,
): Promise<T | null> {
  const entry = measured.get(name) ?? {times: [], refused: new Map<string, number>(), errors: []}
  measured.set(name, entry)
  return inTurn(async () => {
    const begin = performance.now()
    try {
      const result = await call()
      entry.times.push(performance.now() - begin)
      return result
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === null) entry.errors.push(String(error))
      else entry.refused.set(reason, (entry.refused.get(reason) ?? 0) + 1)
      return null
    }
  })
}

/** Begins anew. */
export function forget(): void {
  measured.clear()
}

/** What no contract declares, of all calls. */
export function errors(): string[] {
  return [...measured].flatMap(([name, entry]) => entry.errors.map((error) => `${name}: ${error}`))
}

/** One row a kind of call, and one for all. @param seconds that all took */
export function table(seconds: number): Record<string, object> {
  const rows = [...measured].toSorted(([a], [b]) => a.localeCompare(b))
  const all: Measured = {
    times: rows.flatMap(([, {times}]) => times),
    refused: new Map(rows.flatMap(([, {refused}]) => [...refused])),
    errors: errors(),
  }
  return Object.fromEntries(
    [...rows, ['all', all] as const].map(([name, {times, refused, errors}]) => {
      const sorted = times.toSorted((a, b) => a - b)
      return [
        name,
        {
          calls: times.length,
          'a second': Number((times.length / seconds).toFixed(1)),
          'p50 ms': percentile(sorted, 0.5),
          'p95 ms': percentile(sorted, 0.95),
          'max ms': percentile(sorted, 1),
          refused: [...refused].map(([reason, count]) => `${reason} ${count}`).join(', '),
          errors: errors.length,
        },
      ]
    }),
  )
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? 0)
}
