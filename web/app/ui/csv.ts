/** A value of a table for spreadsheets: numbers are written as they are. */
export type CsvValue = string | number | null

/**
 * What a spreadsheet takes for a formula, also after spaces and in the wide letters that some keyboards have: whoever opens the file
 * would run it. An apostrophe before it makes it a text.
 */
const FORMULA = /^[\s\u00a0]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/

/** A line of a table for spreadsheets (RFC 4180). What people wrote is never a formula there. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

/** In front of a file, it tells spreadsheets that it is UTF-8. */
export const CSV_BEGINNING = '\ufeff'

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
