/** What an editor wrote, trimmed; empty when nothing is there, or something that is no text. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A number that is one, otherwise the fallback. */
export function number(value: number | null | undefined, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

/** The lines of a list that have something in them. */
export function lines(values: readonly (string | null | undefined)[] | null | undefined): string[] {
  return present(values)
    .map(text)
    .filter((line) => line !== '')
}

/** The entries that could be made sense of; none where there is no list. */
export function present<T>(values: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (Array.isArray(values) ? values : []).filter(
    (value): value is T => value !== null && value !== undefined,
  )
}
