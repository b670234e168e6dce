import type {Output} from '@lectern/domain/contracts'
import {choice, reference, search} from '@lectern/domain/lists/filter-kinds'
import {defineFilters, type Filter} from '@lectern/domain/lists/filters'
import {ORDER_STATUSES} from '@lectern/domain/order'
import type {listOrders} from '@lectern/domain/orders/contracts'
import {orderLabels} from '~/features/orders/status-badges'
import {longDate} from '~/ui/content/dates'

/** An order in the list. */
export type ListedOrder = Output<typeof listOrders>['orders'][number]

/** The title of the course that the list is filtered by; null when it is not known. */
interface Context {
  courseTitle: string | null
}

/** The beginning of a day in the time zone of the browser, in ms. @param later how many days after it */
export function dayStart(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date + later).getTime()
}

/** A day as `2026-11-22`; empty for none. */
function day(
  param: string,
  chip: (date: string) => string,
  passes: (createdAt: number, day: string) => boolean,
): Filter<ListedOrder, string, Context> {
  const isDay = (text: string) =>
    /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.slice(0, 10) === text
  return {
    initial: '',
    parse: (params) => {
      const asked = params.get(param) ?? ''
      return isDay(asked) ? asked : ''
    },
    serialize: (value) => ({[param]: value || null}),
    predicate: (value) => (order) => value === '' || passes(order.createdAt, value),
    chip: (value) => chip(longDate(dayStart(value))),
    field: null,
  }
}

/** The filters of the orders, which the server applies: it has all of them. */
export const orderFilters = defineFilters<ListedOrder, Context>()({
  filters: {
    search: search({text: ({id, email, name}: ListedOrder) => `${id}\n${email ?? ''}\n${name ?? ''}`}),
    status: choice({
      param: 'status',
      options: ORDER_STATUSES.map((status) => ({value: status, label: orderLabels[status]})),
      test: (order: ListedOrder, status) => order.status === status,
      field: {kind: 'select', label: 'Status', any: 'All'},
    }),
    from: day(
      'from',
      (date) => `From ${date}`,
      (at, day) => at >= dayStart(day),
    ),
    to: day(
      'to',
      (date) => `Until ${date}`,
      (at, day) => at < dayStart(day, 1),
    ),
    course: reference({
      param: 'course',
      test: (order: ListedOrder, course) => order.items.some(({courseIds}) => courseIds.includes(course)),
      chip: ({courseTitle}: Context) => courseTitle ?? 'One course',
    }),
  },
})
