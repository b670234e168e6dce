import type {Block} from '@lectern/domain/learning/lesson-body'
import {useId} from 'react'
import {scrollable} from './scrollable'

const NUMBER = /^[-–−+±]?[$€£]?\d[\d.,\s]*\s*(?:%|h|m|s|x|×|k|kg|ms|min)?$/i

/** A table with a header row; when wider than the text column it scrolls on its own. */
export function TableBlock({block: {caption, rows}}: {block: Block<'table'>}) {
  const id = useId()
  const [head, ...body] = rows
  if (!head) return null
  // Columns of numbers are right-aligned so that their digits line up.
  const isNumeric = head.cells.map(
    (_, column) => body.length > 0 && body.every(({cells}) => NUMBER.test((cells[column] ?? '').trim())),
  )
  const side = (column: number) => (isNumeric[column] ? 'tabular text-right' : 'text-left')
  return (
    <div
      aria-labelledby={caption ? id : undefined}
      aria-label={caption ? undefined : 'Table'}
      {...scrollable}
      className="set-apart overflow-x-auto"
    >
      <table className="w-full border-collapse text-base wrap-break-word">
        {caption && (
          <caption id={id} className="pb-3 text-left font-display text-sm text-ink-faint">
            {caption}
          </caption>
        )}
        <thead>
          <tr className="border-b-2 border-border-strong">
            {head.cells.map((cell, column) => {
              // Above row headings there may be no words, and a header without a name is none.
              const Cell = cell.trim() === '' ? 'td' : 'th'
              return (
                <Cell
                  // Cells have no ids, only their column index.
                  key={column}
                  scope={Cell === 'th' ? 'col' : undefined}
                  className={`px-3 py-2 align-bottom text-sm font-semibold first:pl-0 last:pr-0 ${side(column)}`}
                >
                  {cell}
                </Cell>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row._key} className="border-b border-border">
              {row.cells.map((cell, column) => (
                <td
                  key={column}
                  className={`px-3 py-2.5 align-top font-text leading-snug first:pl-0 last:pr-0 ${side(column)}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
