import {classNames} from '~/ui/class-names'

/** A star, in the size and colour of ratings unless the class says otherwise. */
export function Star({className = 'size-4 fill-star'}: {className?: string}) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden className={classNames('shrink-0', className)}>
      <path d="M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z" />
    </svg>
  )
}
