import {choice} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {ENTRY_KINDS, ENTRY_NAMES, type EntryKind} from '@lectern/domain/teachers/ledger'

/** The filters of a teacher's entries, which the query applies: there may be any number of entries. */
export const entryFilters = defineFilters<{id: string; kind: EntryKind}>()({
  filters: {
    kind: choice({
      param: 'kind',
      options: ENTRY_KINDS.map((kind) => ({value: kind, label: ENTRY_NAMES[kind]})),
      test: (entry, kind) => entry.kind === kind,
      field: {kind: 'select', label: 'What', any: 'Everything'},
    }),
  },
})
