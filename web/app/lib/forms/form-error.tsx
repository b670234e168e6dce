import type {ReactNode} from 'react'
import {WarningIcon} from '~/ui/icons'
import {useFormState} from './action-form'

/** What is wrong with the form around it as a whole, or with what it is given; read out as soon as it appears. */
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
