const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const

/** Formats a file size: `640 bytes`, `12 kB`, `1.4 MB`. */
export function fileSize(bytes: number): string {
  let size = bytes
  let unit = 0
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000
    unit += 1
  }
  const digits = unit > 1 && size < 9.95 ? 1 : 0
  return `${size.toFixed(digits)} ${UNITS[unit]}`
}
