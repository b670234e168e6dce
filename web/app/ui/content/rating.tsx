import {classNames} from '~/ui/class-names'

/** A rating out of five: a star and the number. */
export function Rating({value, className}: {value: number; className?: string}) {
  return (
    <span
      className={classNames('tabular inline-flex items-center gap-1 font-display font-medium', className)}
    >
      <svg viewBox="0 0 20 20" aria-hidden className="size-4 fill-star">
        <path d="M10 1.6l2.5 5.3 5.8.8-4.2 4.1 1 5.8L10 14.8l-5.1 2.8 1-5.8L1.7 7.7l5.8-.8z" />
      </svg>
      <span className="sr-only">Rated </span>
      {value.toFixed(1)}
      <span className="sr-only"> out of 5</span>
    </span>
  )
}
