import {defineFilters, type FilterDefinition, type OrderAndPage} from '@lectern/domain/lists/filters'
import {EXPORTED_LIST_NAMES, type ExportedList} from '@lectern/domain/staff/exported-list'
import {useMemo, type ReactNode} from 'react'
import type {ClientLoaderFunctionArgs} from 'react-router-dom'
import {privateLoader} from '~/features/auth/private-loader'
import {defineExport, type FileColumns} from '~/features/staff/export/list-export'
import {ListActions} from '~/features/staff/list-actions'
import {ListFilters} from '~/features/staff/list-filters'
import {ListResults, type ListWords} from '~/features/staff/list-results'
import {loadList, type ListPage, type ListRead} from '~/features/staff/load-list'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters, type FilterControls} from '~/lib/router/use-filters'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {defineScreenStates} from '../frame/screen-states'
import {StaffPage} from './staff-page'

/** For a list without filters. */
export const NO_FILTERS = defineFilters<{id: string}>()({filters: {}})

interface ListDefinition<Page extends ListPage, Filtered, Context, F extends OrderAndPage> {
  /**
   * what the list has: it names the file, the record that one was taken, and what is said while the list is loaded or cannot be.
   * One of teachers has a name alone: it is not taken as a file
   */
  list: ExportedList | {name: string}
  title: string
  /** the title of the document, where the screen's says too little */
  documentTitle?: string
  /** a sentence under the title */
  lead?: string | undefined
  /** the list that the screen belongs to */
  back?: {to: string; label: string}
  /** what is said of no items, of none that the filters find, and of how many */
  words: ListWords
  filters: FilterDefinition<Filtered, Context, F>
  /** the label of the search, where the list has one */
  search?: string
  /** fields of filters that the list makes itself */
  fields?: (controls: FilterControls<F>) => ReactNode
  /** Loads a page of the list. Throws CallFailure, or the signal's reason. */
  load: (read: ListRead<F>) => Promise<Page>
  /** what the filters need of the page, after `load` for its type; `before` while it is not loaded */
  context?: {before: Context; of: (page: Page) => Context}
  /** the columns of the list as a file, by their headings; none for teachers */
  file?: FileColumns<Page['items'][number]>
}

interface ScreenProps<Page> {
  page: Page
  /** what can be done here beside taking the list as a file and keeping its filters */
  aside?: ReactNode
  /** over the items: what has to be known of this page */
  note?: ReactNode
  /** the items, when there are any */
  children: ReactNode
}

/**
 * Defines the screen of a list of the back office: from the one definition come the loader, the bar with search, filters, saved views
 * and export, what is said while the list is loaded, empty or cannot be loaded, and the pages. The route shows the items:
 *
 *     const list = defineList({list: 'learners', title: 'Learners', filters, load, file: {…}, words: {…}})
 *     export const {meta, clientLoader, …} // one by one: the router has to find them
 *     export default function Learners({loaderData: page}: Route.ComponentProps) {
 *       return <list.Screen page={page}>…</list.Screen>
 *     }
 */
export function defineList<Page extends ListPage, Filtered, Context, F extends OrderAndPage>(
  definition: ListDefinition<Page, Filtered, Context, F>,
) {
  const {list, title, documentTitle = title, lead, back, words, filters, search, fields} = definition
  const frame = {title, lead, back}
  const id = typeof list === 'string' ? list : list.name
  const results = `${id}-found`
  const before = definition.context?.before as Context
  const name = typeof list === 'string' ? EXPORTED_LIST_NAMES[list] : list.name
  const load = (request: Request) => loadList(request, filters, before, definition.load)
  const file = definition.file && defineExport(load, definition.file)

  function Screen({page, aside, note, children}: ScreenProps<Page>) {
    const context = useMemo(() => definition.context?.of(page) ?? before, [page])
    const controls = useFilters(filters, context)
    const pages = useCursorPages(page.next, filters.serialize(controls.filters), page.items.length)
    const hasFields = fields !== undefined || controls.fields.length > 0
    // What limits a list by a link alone has a chip and no field.
    const bar = (search !== undefined || hasFields || controls.chips.length > 0) && (
      <ListFilters controls={controls} results={results} search={search}>
        {fields?.(controls)}
      </ListFilters>
    )
    return (
      <StaffPage
        {...frame}
        filters={bar}
        aside={
          <>
            {typeof list === 'string' && file && (
              <ListActions list={list} file={file} chips={controls.chips} />
            )}
            {aside}
          </>
        }
      >
        <ListResults id={results} name={name} page={page} controls={controls} pages={pages} words={words}>
          {note}
          {page.items.length > 0 && children}
        </ListResults>
      </StaffPage>
    )
  }

  return {
    meta: () => pageMeta({title: documentTitle, noindex: true}),
    clientLoader: privateLoader(
      {title: `Error loading ${name}`, description: 'Please try again later'},
      (_, {request}: ClientLoaderFunctionArgs) => load(request),
    ),
    Screen,
    ...defineScreenStates(StaffPage, frame, <TableSkeleton label={`Loading ${name}`} rows={6} />),
  }
}
