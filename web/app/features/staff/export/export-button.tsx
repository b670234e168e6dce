import type {Chip} from '@lectern/domain/lists/filters'
import type {ExportedList} from '@lectern/domain/staff/exported-list'
import {FileDown} from 'lucide-react'
import {Suspense, useState} from 'react'
import {IconButton} from '~/ui/button'
import {lazyDialog} from '~/ui/feedback/lazy-dialog'
import type {ListExport} from './list-export'

const ExportDialog = lazyDialog(() => import('./export-dialog'))

interface ExportButtonProps<F> {
  list: ExportedList
  file: ListExport
  /** the active filters */
  chips: readonly Chip<F>[]
}

/** Takes the list on the screen, with its filters, as a file. */
export function ExportButton<F>({list, file, chips}: ExportButtonProps<F>) {
  const [open, setOpen] = useState(false)
  const filters = chips.flatMap(({name, label}) => (name === 'search' ? [] : [label])).join(', ')
  return (
    <>
      <IconButton label="Export as CSV" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileDown aria-hidden className="size-5" />
      </IconButton>
      {open && (
        <Suspense>
          <ExportDialog list={list} file={file} filters={filters} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
