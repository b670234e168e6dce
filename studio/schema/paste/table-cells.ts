/** Elements that begin and end a line. */
const LINES =
  'address, blockquote, br, dd, div, dt, figcaption, h1, h2, h3, h4, h5, h6, li, p, pre, td, th, tr'

/** Whether a table holds data: mails and pages are also laid out by tables of one row or one column, or with tables within. */
export function isOfData(table: HTMLTableElement): boolean {
  const width = Math.max(...[...table.rows].map(({cells}) => cells.length))
  return table.rows.length > 1 && width > 1 && table.querySelector('table') === null
}

/** The texts of a table's cells. Where a cell goes over several columns or rows, the others are empty; all rows are as long. */
export function cellsOf(table: HTMLTableElement): string[][] {
  const grid: string[][] = [...table.rows].map(() => [])
  for (const [row, {cells}] of [...table.rows].entries()) {
    for (const cell of cells) {
      const line = grid[row] ?? []
      let column = 0
      while (line[column] !== undefined) column += 1
      for (const below of grid.slice(row, row + Math.max(1, Math.min(cell.rowSpan, 200))))
        for (let right = 0; right < Math.min(cell.colSpan, 20); right += 1) below[column + right] = ''
      line[column] = lineOf(cell)
    }
  }
  const width = Math.max(...grid.map(({length}) => length))
  return grid.map((line) => Array.from({length: width}, (_, column) => line[column] ?? ''))
}

/** The text of an element in one line: words of different paragraphs, list items or lines stay apart. */
export function lineOf(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const line of copy.querySelectorAll(LINES)) {
    line.before(' ')
    line.after(' ')
  }
  return copy.textContent.replaceAll(/\s+/g, ' ').trim()
}
