/** A number with its noun: `1 course`, `12 courses`, `1,200 courses`. */
export function pluralize(count: number, one: string): string {
  return `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`
}
