import {classNames} from '~/ui/class-names'
import {Star} from './star'

/** A rating out of five: a star and the number. */
export function Rating({value, className}: {value: number; className?: string}) {
  return (
    <span
      className={classNames('tabular inline-flex items-center gap-1 font-display font-medium', className)}
    >
      <Star />
      <span className="sr-only">Rated </span>
      {value.toFixed(1)}
      <span className="sr-only"> out of 5</span>
    </span>
  )
}
