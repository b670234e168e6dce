import {foldText} from '@lectern/domain/text/text-search'
import MiniSearch from 'minisearch'

/** What can be found: its texts, in the order of their weight. */
export interface SearchEntry {
  id: string
  title: string
  /** the people it is by */
  people?: string
  category?: string
  /** sentences of it, such as the titles of its lessons */
  details?: readonly string[]
}

export interface SearchHit<Entry> {
  entry: Entry
  /** higher is better; comparable within one search */
  score: number
}

const WEIGHTS = {title: 8, people: 6, category: 4, details: 1}
const ENTRIES_PER_STEP = 20
/** From how many letters on a word may have one typing error, and two (two letters in the wrong order count as two). */
const ONE_ERROR = 4
const TWO_ERRORS = 6

/**
 * Full-text search over a few hundred entries. A word is found by its beginning, in any case and without its accents; a word that
 * is nowhere is taken for a misspelling of the words that are most like it.
 */
export class SearchIndex<Entry extends SearchEntry> {
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #index: MiniSearch<SearchEntry>

  private constructor(entries: readonly Entry[]) {
    this.#entries = new Map(entries.map((entry) => [entry.id, entry]))
    this.#index = new MiniSearch({
      fields: Object.keys(WEIGHTS),
      extractField: textOf,
      tokenize: wordsOf,
      processTerm: (term) => term,
      searchOptions: {boost: WEIGHTS, prefix: true, fuzzy: false, combineWith: 'AND'},
    })
  }

  /** Indexes the entries in small steps, between which the page stays responsive. */
  static async of<Entry extends SearchEntry>(entries: readonly Entry[]): Promise<SearchIndex<Entry>> {
    const created = new SearchIndex(entries)
    await created.#index.addAllAsync([...created.#entries.values()], {chunkSize: ENTRIES_PER_STEP})
    return created
  }

  /** The entries that contain every word, best first. None for a search without words. */
  search(search: string): SearchHit<Entry>[] {
    return this.#hits(search, 'AND')
  }

  /** The entries that contain any of the words, best first. */
  similar(search: string): SearchHit<Entry>[] {
    return this.#hits(search, 'OR')
  }

  #hits(search: string, combineWith: 'AND' | 'OR'): SearchHit<Entry>[] {
    const errors = new Map(wordsOf(search).map((word) => [word, this.#errorsIn(word)]))
    if (errors.size === 0) return []
    return this.#index
      .search(search, {combineWith, fuzzy: (word) => errors.get(word) ?? 0})
      .flatMap(({id, score}) => {
        const entry = this.#entries.get(id)
        return entry ? [{entry, score}] : []
      })
  }

  /** How many typing errors of a word lead to one that is there. */
  #errorsIn(word: string): number {
    const isKnown = (fuzzy: number | false) => this.#index.search(word, {fuzzy}).length > 0
    if (isKnown(false)) return 0
    if (word.length >= ONE_ERROR && isKnown(1)) return 1
    return word.length >= TWO_ERRORS ? 2 : 0
  }
}

function textOf(entry: SearchEntry, field: string): string {
  if (field === 'details') return entry.details?.join('\n') ?? ''
  return entry[field as Exclude<keyof SearchEntry, 'details'>] ?? ''
}

/** The words of a text, folded. What is neither a letter nor a digit separates words, except inside `don’t`. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
