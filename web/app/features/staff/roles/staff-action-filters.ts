import type {Output} from '@lectern/domain/contracts'
import {choice} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {STAFF_ACTION_KINDS, STAFF_ACTIONS} from '@lectern/domain/staff/staff-action'
import type {listStaffActions} from '@lectern/domain/staff/contracts'

type ActionPage = Output<typeof listStaffActions>
export type ListedAction = ActionPage['actions'][number]

interface Context {
  /** who is staff */
  people: ActionPage['people']
}

/** The filters of what staff did, which the server applies. */
export const staffActionFilters = defineFilters<ListedAction, Context>()({
  filters: {
    action: choice({
      param: 'action',
      options: STAFF_ACTION_KINDS.map((kind) => ({value: kind, label: STAFF_ACTIONS[kind]})),
      test: (act: ListedAction, kind) => act.action === kind,
      field: {kind: 'select', label: 'What', any: 'Everything'},
    }),
    who: choice({
      param: 'who',
      options: ({people}: Context) => people.map(({uid, email}) => ({value: uid, label: email})),
      test: ({staffId}: ListedAction, uid) => staffId === uid,
      field: {kind: 'select', label: 'Who', any: 'Everybody'},
    }),
  },
})

/** Whom the URL names, who is known to the server alone; null for nobody, and for what is no id. Who is not staff has done nothing. */
export function askedStaff({searchParams}: URL): string | null {
  const who = searchParams.get('who')
  return who !== null && /^[\w-]{1,128}$/.test(who) ? who : null
}
