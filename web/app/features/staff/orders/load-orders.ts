import {settledSearch} from '~/lib/router/settled-search'
import {AFTER} from '~/lib/router/use-cursor-pages'
import {listOrders} from '@lectern/domain/orders/contracts'
import type {Output} from '@lectern/domain/contracts'
import {dayStart, orderFilters} from './order-filters'

export type OrderPage = Output<typeof listOrders> & {courseTitle: string | null}

/** Loads the page of orders that a URL asks for. Throws CallFailure, or the signal's reason. */
export async function loadOrders({url, signal}: Request): Promise<OrderPage> {
  const params = new URL(url).searchParams
  const {search, status, from, to, course} = orderFilters.parse(params, {courseTitle: null})
  await settledSearch(search, signal)
  const [{call}, {loadCourseTitle}] = await Promise.all([
    import('~/lib/firebase/call'),
    import('~/features/staff/insights/course-list'),
  ])
  const [page, courseTitle] = await Promise.all([
    call(listOrders, {
      search: search.trim(),
      status,
      courseId: course || null,
      from: from ? dayStart(from) : null,
      before: to ? dayStart(to, 1) : null,
      cursor: params.get(AFTER),
    }),
    course ? loadCourseTitle(course).catch(() => null) : null,
  ])
  return {...page, courseTitle}
}
