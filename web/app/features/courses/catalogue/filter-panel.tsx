import type {CatalogueControls} from './model'
import {useDeferredModule} from '~/lib/router/use-deferred-module'

/**
 * A separate chunk, kept out of the first load and preloaded after the window's load event, before the panel is
 * opened.
 */
const fetchFilterFields = () => import('~/ui/form/filter-fields')
const atOnce = () => true

interface FilterPanelProps {
  id: string
  open: boolean
  controls: CatalogueControls
}

/** All filters of the catalogue. */
export function FilterPanel({open, ...props}: FilterPanelProps) {
  useDeferredModule(fetchFilterFields)
  return open && <OpenPanel {...props} />
}

function OpenPanel({id, controls: {fields, change}}: Omit<FilterPanelProps, 'open'>) {
  const later = useDeferredModule(fetchFilterFields, atOnce)
  return (
    <section
      id={id}
      aria-label="Filters"
      className="grid min-h-64 gap-x-12 gap-y-8 rounded bg-surface-sunken p-6 sm:grid-cols-2 sm:p-8 xl:grid-cols-[1fr_1fr_1.2fr]"
    >
      {later && <later.FilterFields fields={fields} onChange={change} />}
    </section>
  )
}
