import type {Chip} from '@lectern/domain/lists/filters'
import type {ExportedList} from '@lectern/domain/staff/exported-list'
import {FileDown} from 'lucide-react'
import {lazy, Suspense, useState} from 'react'
import {IconButton} from '~/ui/button'

const ExportDialog = lazy(() => import('./export-dialog'))

interface ExportButtonProps<F> {
  list: ExportedList
  /** the active filters */
  chips: readonly Chip<F>[]
}

/** Takes the list on the screen, with its filters, as a file. */
export function ExportButton<F>({list, chips}: ExportButtonProps<F>) {
  const [open, setOpen] = useState(false)
  const filters = chips.flatMap(({name, label}) => (name === 'search' ? [] : [label])).join(', ')
  return (
    <>
      <IconButton label="Export as CSV" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileDown aria-hidden className="size-5" />
      </IconButton>
      {open && (
        <Suspense>
          <ExportDialog list={list} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
