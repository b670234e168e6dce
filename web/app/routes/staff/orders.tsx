import {useMemo, type ReactNode} from 'react'
import type {Route} from './+types/orders'
import {DayField} from '~/features/staff/orders/day-field'
import {loadOrders} from '~/features/staff/orders/load-orders'
import {orderFilters} from '~/features/staff/orders/order-filters'
import {OrdersTable} from '~/features/staff/orders/orders-table'
import {ListActions} from '~/features/staff/list-actions'
import {privateLoader} from '~/features/auth/private-loader'
import {CourseInput} from '~/features/staff/courses/course-input'
import {ListFilters} from '~/features/staff/list-filters'
import {LoadError} from '~/layout/load-error'
import {StaffIcon} from '~/layout/staff/staff-icons'
import {StaffPage} from '~/layout/staff/staff-page'
import {pageMeta} from '~/lib/router/page-meta'
import {useCursorPages} from '~/lib/router/use-cursor-pages'
import {useFilters} from '~/lib/router/use-filters'
import {pluralize} from '~/ui/content/pluralize'
import {EmptyState} from '~/ui/feedback/empty-state'
import {TableSkeleton} from '~/ui/feedback/table-skeleton'
import {Field} from '~/ui/form/field'
import {ClearFilters} from '~/ui/navigation/clear-filters'
import {CursorPagination} from '~/ui/navigation/cursor-pagination'

export const meta = () => pageMeta({title: 'Orders', noindex: true})

export const clientLoader = privateLoader(
  {title: 'Error loading orders', description: 'Please try again later'},
  (_, {request}) => loadOrders(request),
)

const RESULTS = 'orders-found'

/** All orders, newest first, found by address, name, order or payment. */
export default function AdminOrders({loaderData}: Route.ComponentProps) {
  const {orders, next, isPartial, courseTitle} = loaderData
  const context = useMemo(() => ({courseTitle}), [courseTitle])
  const controls = useFilters(orderFilters, context)
  const {filters, chips, change, clear} = controls
  const {isFirst, pages} = useCursorPages(next, orderFilters.serialize(filters), orders.length)
  const isEmpty = orders.length === 0

  const bar = (
    <ListFilters
      controls={controls}
      results={RESULTS}
      search={{
        label: 'E-mail, name, order or payment',
        value: filters.search,
        onChange: (search) => change({search}, {live: true}),
      }}
    >
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
    </ListFilters>
  )
  return (
    <Frame filters={bar} aside={<ListActions list="orders" chips={chips} />}>
      <div id={RESULTS} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <output className="sr-only">
          {chips.length > 0 && `${pluralize(orders.length, 'order')} found${next ? ', and more' : ''}`}
        </output>
        {isPartial && (
          <p className="text-ink-soft">
            Many names begin so: these are the orders of some of them. Type more of the name, or the whole
            address.
          </p>
        )}
        {isEmpty && chips.length > 0 && (
          <EmptyState
            title="No orders match your search"
            action={
              <ClearFilters controls={RESULTS} onClear={clear}>
                Clear all filters
              </ClearFilters>
            }
          >
            An e-mail address and an id of a payment have to be whole; of a name and an order the beginning is
            enough.
          </EmptyState>
        )}
        {isEmpty && chips.length === 0 && (
          <EmptyState
            icon={<StaffIcon screen="orders" />}
            title={isFirst ? 'No orders yet' : 'No more orders'}
          >
            What somebody takes to the payment page stands here.
          </EmptyState>
        )}
        {!isEmpty && <OrdersTable orders={orders} />}
        <CursorPagination label="Orders" {...pages} />
      </div>
    </Frame>
  )
}

export function HydrateFallback() {
  return (
    <Frame>
      <TableSkeleton label="Loading orders" rows={6} />
    </Frame>
  )
}

export function ErrorBoundary() {
  return (
    <Frame>
      <LoadError />
    </Frame>
  )
}

function Frame({filters, aside, children}: {filters?: ReactNode; aside?: ReactNode; children: ReactNode}) {
  return (
    <StaffPage title="Orders" filters={filters} aside={aside}>
      {children}
    </StaffPage>
  )
}
