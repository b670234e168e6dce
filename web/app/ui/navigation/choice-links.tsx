import {Link} from 'react-router-dom'
import {classNames} from '~/ui/class-names'

interface ChoiceLinksProps {
  /** what the links choose, for screen readers */
  label: string
  links: readonly {to: string; label: string; isChosen: boolean}[]
}

/** Links to the same page with another choice, of which one is shown. */
export function ChoiceLinks({label, links}: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {links.map((link) => (
        <Link
          key={link.to}
          to={link.to}
          preventScrollReset
          aria-current={link.isChosen ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded border px-4 font-display text-sm font-medium transition-colors',
            link.isChosen
              ? 'border-chosen bg-chosen text-on-chosen'
              : 'border-border-strong hover:border-ink',
          )}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  )
}
