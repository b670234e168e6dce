export type ColumnCount = 1 | 2 | 3 | 4 | 5

/** Among which the columns are chosen, the best first. */
const COLUMN_COUNTS = [5, 4, 3] as const

/** In how many columns so many cards stand with the fewest empty places in their last row. */
export function columnCount(cards: number): ColumnCount {
  if (cards <= 2) return cards === 2 ? 2 : 1
  const [best] = COLUMN_COUNTS.filter((columns) => columns <= cards).toSorted(
    (a, b) => emptyPlaces(cards, a) - emptyPlaces(cards, b),
  )
  return best ?? 3
}

function emptyPlaces(cards: number, columns: number): number {
  return (columns - (cards % columns)) % columns
}

/** Characters in the two lines that a card has for titles. */
const ROOM = 48

/** The first titles that fit into a card without being cut; at least one. */
export function wholeTitles(titles: readonly string[]): string[] {
  const fitting: string[] = []
  for (const title of titles) {
    if (fitting.length > 0 && [...fitting, title].join(', ').length > ROOM) break
    fitting.push(title)
  }
  return fitting
}
