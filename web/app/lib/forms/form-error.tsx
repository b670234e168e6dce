import type {ReactNode} from 'react'
import {classNames} from '~/ui/class-names'
import {WarningIcon} from '~/ui/icons'
import {useFormState} from './action-form'

/** The error of the surrounding form as a whole, or the given one; announced when it appears. */
export function FormError({className, children}: {className?: string; children?: ReactNode}) {
  const {errors} = useFormState()
  const words = children ?? errors['']
  return (
    // Out of the flow while it is empty: it would have the form's gap after it. (Hidden it would not be announced.)
    <div role="alert" className={classNames('empty:absolute', className)}>
      {words && (
        <p className="flex gap-3 rounded bg-danger-soft px-4 py-3 font-display text-sm leading-snug font-medium text-danger-ink">
          <WarningIcon className="size-5 shrink-0" />
          {words}
        </p>
      )}
    </div>
  )
}
