import type {Route} from './+types/orders'
import {orderLabels} from '~/features/orders/status-badges'
import {CourseInput} from '~/features/staff/courses/course-input'
import {dollars, fileTime} from '~/features/staff/export/list-export'
import {callList} from '~/features/staff/load-list'
import {DayField} from '~/features/staff/orders/day-field'
import {dayStart, orderFilters} from '~/features/staff/orders/order-filters'
import {OrdersTable} from '~/features/staff/orders/orders-table'
import {defineList} from '~/layout/staff/define-list'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {Field} from '~/ui/form/field'

const list = defineList({
  list: 'orders',
  title: 'Orders',
  words: {
    empty: {
      icon: <StaffIcon screen="orders" />,
      title: 'No orders yet',
      words: 'What somebody takes to the payment page stands here.',
    },
    none: {
      title: 'No orders match your search',
      words:
        'An e-mail address and an id of a payment have to be whole; of a name and an order the beginning is enough.',
    },
  },
  filters: orderFilters,
  search: 'E-mail, name, order, invoice or payment',
  fields: ({filters, change}) => (
    <>
      <DayField label="Placed from" value={filters.from} onChange={(from) => change({from})} />
      <DayField label="Placed until" value={filters.to} onChange={(to) => change({to})} />
      <Field label="Course" className="lg:w-40">
        {(control) => (
          <CourseInput
            {...control}
            choice="published"
            placeholder="Any"
            onChoose={({id}) => change({course: id})}
          />
        )}
      </Field>
    </>
  ),
  load: async ({filters: {status, from, to, course}, search, cursor}) => {
    const titleOf = async (id: string) =>
      (await import('~/features/staff/insights/course-list')).loadCourseTitle(id).catch(() => null)
    const [page, courseTitle] = await Promise.all([
      callList(async () => (await import('@lectern/domain/orders/contracts')).listOrders, 'orders', {
        search,
        status,
        courseId: course || null,
        from: from ? dayStart(from) : null,
        before: to ? dayStart(to, 1) : null,
        cursor,
      }),
      course ? titleOf(course) : null,
    ])
    return {...page, courseTitle}
  },
  context: {before: {courseTitle: null}, of: ({courseTitle}) => ({courseTitle})},
  file: {
    Order: ({id}) => id,
    'Placed (UTC)': ({createdAt}) => fileTime(createdAt),
    Name: ({name}) => name,
    'E-mail': ({email}) => email,
    Courses: ({items}) => items.map(({title}) => title).join('; '),
    'Amount (USD)': ({amountCents}) => dollars(amountCents),
    'Discount code': ({discountCode}) => discountCode,
    Status: ({status}) => orderLabels[status],
    'Given back (USD)': ({refundedCents}) => dollars(refundedCents),
    'Charged back (USD)': ({chargeback}) => dollars(chargeback?.amountCents ?? null),
    Problem: ({hasProblem}) => (hasProblem ? 'yes' : 'no'),
  },
})

export const meta = list.meta
export const clientLoader = list.clientLoader
export const HydrateFallback = list.HydrateFallback
export const ErrorBoundary = list.ErrorBoundary

/** All orders, newest first, found by address, name, order, invoice or payment. */
export default function AdminOrders({loaderData: page}: Route.ComponentProps) {
  return (
    <list.Screen
      page={page}
      note={
        page.isPartial && (
          <p className="text-ink-soft">
            Many names begin so: these are the orders of some of them. Type more of the name, or the whole
            address.
          </p>
        )
      }
    >
      <OrdersTable orders={page.items} />
    </list.Screen>
  )
}
