import {Link} from 'react-router-dom'
import {classNames} from '~/ui/class-names'

export interface Crumb {
  label: string
  /** left out for the current page */
  to?: string
}

/** The path to the current page: Home > About Us. */
export function Breadcrumb({items, className}: {items: readonly Crumb[]; className?: string}) {
  return (
    <nav aria-label="Breadcrumb" className={classNames('font-display text-sm', className)}>
      <ol className="flex flex-wrap items-baseline gap-x-2 text-ink-faint">
        {items.map((item, index) => (
          <li key={item.label} className="flex items-baseline-last gap-2">
            {item.to ? (
              <Link
                to={item.to}
                className="target inline-block py-1 underline-offset-4 hover:text-ink hover:underline"
              >
                {item.label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink-soft">
                {item.label}
              </span>
            )}
            {index < items.length - 1 && <span aria-hidden>/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
