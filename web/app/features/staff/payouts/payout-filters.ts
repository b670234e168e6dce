import {choice, reference, type Option} from '@lectern/domain/lists/filter-kinds'
import {defineFilters} from '@lectern/domain/lists/filters'
import {startOf, type Day} from '@lectern/domain/statistics/days'
import {PAYOUT_NAMES, PAYOUT_STATES} from '@lectern/domain/teachers/payout'
import type {StaffPayout} from './staff-payout'

/** Short, so that it stands beside its name on a phone. */
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'})

/** The day of a run as it is read: `Nov 23, 2026`. */
export function runDay(period: Day): string {
  return day.format(startOf(period))
}

/** What the filters need of what is loaded. */
export interface PayoutContext {
  /** the runs that can be chosen, the newest first, with the one that the URL names */
  runs: readonly Option<Day>[]
  /** the name of the teacher that the list is limited to; null where it is not known */
  teacher: string | null
}

/** While nothing is loaded. */
export const NO_RUNS: PayoutContext = {runs: [], teacher: null}

/** The parameter of the URL with the run. */
const RUN = 'run'

/** The filters of the payouts, which the query applies: there may be any number of payouts. */
export const payoutFilters = defineFilters<StaffPayout, PayoutContext>()({
  filters: {
    state: choice({
      param: 'state',
      options: PAYOUT_STATES.map((state) => ({value: state, label: PAYOUT_NAMES[state]})),
      test: (payout, state) => payout.state === state,
      field: {kind: 'select', label: 'State', any: 'All'},
    }),
    run: choice({
      param: RUN,
      options: ({runs}: PayoutContext) => runs,
      test: ({period}, run: Day) => period === run,
      chip: (label) => `Run of ${label}`,
      field: {kind: 'select', label: 'Run', any: 'All'},
    }),
    teacher: reference({
      param: 'teacher',
      test: ({teacher}: StaffPayout, id) => teacher === id,
      chip: ({teacher}: PayoutContext) => teacher ?? 'One teacher',
    }),
  },
})

/** The run that the URL names, which is known once it is loaded; null for none, and for what is no day. */
export function askedRun({searchParams}: URL): Day | null {
  const run = searchParams.get(RUN) ?? ''
  return /^\d{4}-\d\d-\d\d$/.test(run) && !Number.isNaN(startOf(run)) ? run : null
}

/** The payouts of a run, of a teacher, or what a teacher got by a run. */
export function payoutsPath(about: {run?: Day; teacher?: string}): string {
  return `/admin/payouts?${new URLSearchParams({...about})}`
}
