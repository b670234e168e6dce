/** A text, trimmed; empty for any other value. */
export function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A finite number, otherwise the fallback. */
export function number(value: number | null | undefined, fallback = 0): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}

/** The texts of a list that are not empty. */
export function lines(values: readonly (string | null | undefined)[] | null | undefined): string[] {
  return withoutNulls(values)
    .map(text)
    .filter((line) => line !== '')
}

/** The entries that are not null; empty without a list. */
export function withoutNulls<T>(values: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (Array.isArray(values) ? values : []).filter(
    (value): value is T => value !== null && value !== undefined,
  )
}
