import type {Category} from './model'
import {useDeferredModule} from '~/lib/router/use-deferred-module'
import type {FilterControls} from './use-catalogue-filters'

/** The fields stay out of the first visit's scripts; who has the list in front of them has them before they are asked for. */
export const fetchFilterFields = () => import('./filter-fields')
const atOnce = () => true

/** Everything the list can be narrowed by. */
export function FilterPanel({
  id,
  ...props
}: {
  id: string
  categories: readonly Category[]
  controls: FilterControls
}) {
  const later = useDeferredModule(fetchFilterFields, atOnce)
  return (
    <section
      id={id}
      aria-label="Filters"
      className="grid min-h-64 gap-x-12 gap-y-8 rounded bg-surface-sunken p-6 sm:grid-cols-2 sm:p-8 xl:grid-cols-[1fr_1fr_1.2fr]"
    >
      {later && <later.FilterFields {...props} />}
    </section>
  )
}
