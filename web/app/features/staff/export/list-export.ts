import {AFTER} from '~/lib/router/use-cursor-pages'
import {CSV_BEGINNING, csvLine, type CsvValue} from '~/ui/csv'

/** How a list becomes a file. */
export interface ListExport {
  headings: readonly string[]
  /** loads the page of an address, as the list's screen does, as rows of the file */
  load: (request: Request) => Promise<{rows: CsvValue[][]; next: string | null}>
}

/** The columns of a list as a file, by their headings. */
export type FileColumns<Item> = Readonly<Record<string, (item: Item) => CsvValue>>

/** Money in dollars, as a number. */
export const dollars = (cents: number | null): CsvValue => (cents === null ? null : cents / 100)
/** A time as spreadsheets and people read it, in UTC. @param at in ms, or as an ISO date-time */
export const fileTime = (at: number | string | null): CsvValue =>
  at === null ? null : new Date(at).toISOString().replace('T', ' ').slice(0, 19)

/**
 * Defines how a list becomes a file.
 * @param load as the list's screen does
 */
export function defineExport<Item>(
  load: (request: Request) => Promise<{items: readonly Item[]; next: string | null}>,
  columns: FileColumns<Item>,
): ListExport {
  return {
    headings: Object.keys(columns),
    load: async (request) => {
      const {items, next} = await load(request)
      return {rows: items.map((item) => Object.values(columns).map((valueOf) => valueOf(item))), next}
    },
  }
}

/** What has been read so far, and from where it goes on: nothing is read twice, and nothing is lost when a page fails. */
export interface ExportProgress {
  lines: readonly string[]
  rows: number
  /** the cursor of the page to read next; null for the first */
  next: string | null
  isComplete: boolean
}

export const NOTHING_READ: ExportProgress = {lines: [], rows: 0, next: null, isComplete: false}

/**
 * Reads the next page of a list, after what has been read. Throws what the list's loader throws; what has been read stays as it is.
 * @param address of the list, with the filters that its screen shows
 */
export async function readNextPage(
  {load}: ListExport,
  address: string,
  progress: ExportProgress,
  signal: AbortSignal,
): Promise<ExportProgress> {
  const url = new URL(address)
  if (progress.next === null) url.searchParams.delete(AFTER)
  else url.searchParams.set(AFTER, progress.next)
  const {rows, next} = await load(new Request(url, {signal}))
  signal.throwIfAborted()
  return {
    lines: [...progress.lines, rows.map(csvLine).join('')],
    rows: progress.rows + rows.length,
    next,
    // A cursor that leads to itself would never end.
    isComplete: next === null || next === progress.next,
  }
}

/** The file of what has been read. */
export function csvFile({headings}: ListExport, {lines}: ExportProgress): Blob {
  return new Blob([CSV_BEGINNING, csvLine(headings), ...lines], {type: 'text/csv'})
}
