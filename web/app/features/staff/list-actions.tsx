import type {Chip} from '@lectern/domain/lists/filters'
import type {ExportedList} from '@lectern/domain/staff/exported-list'
import {ExportButton} from './export/export-button'
import type {ListExport} from './export/list-export'
import {ViewsButton} from './views/views-button'

interface ListActionsProps<F> {
  list: ExportedList
  /** how it becomes a file */
  file: ListExport
  /** the active filters */
  chips: readonly Chip<F>[]
}

/** What can be done with a list and its filters: keeping them as a view, and taking what they show as a file. */
export function ListActions<F>({list, file, chips}: ListActionsProps<F>) {
  return (
    <div className="flex">
      <ViewsButton />
      <ExportButton list={list} file={file} chips={chips} />
    </div>
  )
}
