import {classNames} from '~/ui/class-names'

/** A loading spinner. `label` is for screen readers; leave it out when text beside it says the same. */
export function Spinner({className, label}: {className?: string; label?: string}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      className={classNames('animate-spin', className ?? 'size-6')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
