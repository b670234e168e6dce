import {useId, type ReactNode} from 'react'
import {classNames} from '~/ui/class-names'

/** The attributes that connect a control with its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  /** a sentence under the label */
  hint?: ReactNode
  /** the error message, which is connected to the control and announced */
  error?: ReactNode
  /** shows the label only to screen readers */
  hideLabel?: boolean
  className?: string
  /** renders the control: `{(control) => <Input {...control} name="email" />}` */
  children: (control: FieldControl) => ReactNode
}

/** A labelled control with its hint and its error. */
export function Field({label, hint, error, hideLabel = false, className, children}: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={classNames('grid content-start', className)}>
      <label
        htmlFor={id}
        className={hideLabel ? 'sr-only' : 'mb-1.5 font-display text-sm leading-snug font-medium text-ink'}
      >
        {label}
      </label>
      {hint && (
        <p id={hintId} className="mb-1.5 font-display text-sm leading-snug text-ink-faint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div aria-live="polite" className="not-empty:mt-1.5">
        {error && (
          <p id={errorId} className="font-display text-sm leading-snug font-medium text-danger-ink">
            {error}
          </p>
        )}
      </div>
    </div>
  )
}
