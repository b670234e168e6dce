import {BundleLink} from './bundle-link'
import type {BundleCard} from './model'

/** Bundles above the catalogue. Where there is room they stand in the line of what is over the list, so that its first row stays in sight. */
export function BundleRow({bundles}: {bundles: readonly BundleCard[]}) {
  if (bundles.length === 0) return null
  return (
    <section
      aria-label="Bundles"
      className="overflow-x-auto [scrollbar-width:none] max-lg:-mx-gutter max-lg:w-[calc(100%+2*var(--gutter))] max-lg:px-gutter lg:order-1 lg:min-w-0 lg:flex-1"
    >
      <ul className="flex w-max gap-3 p-px lg:mx-auto">
        {bundles.map((bundle) => (
          <li key={bundle.id} className="grid">
            <BundleLink bundle={bundle} />
          </li>
        ))}
      </ul>
    </section>
  )
}
