import type {ReactNode} from 'react'
import {WarningIcon} from '~/ui/icons'
import {useFormState} from './action-form'

/** The error of the surrounding form as a whole, or the given one; announced when it appears. */
export function FormError({className, children}: {className?: string; children?: ReactNode}) {
  const {errors} = useFormState()
  const words = children ?? errors['']
  return (
    <div role="alert" className={className}>
      {words && (
        <p className="flex gap-3 rounded bg-danger-soft px-4 py-3 font-display text-sm leading-snug font-medium text-danger-ink">
          <WarningIcon className="size-5 shrink-0" />
          {words}
        </p>
      )}
    </div>
  )
}
