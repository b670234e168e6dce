import {useId, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {ActionForm, useFormState} from '~/lib/forms/action-form'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import type {EnteredDiscount} from './entered-discount'
import {termsLabel} from './terms-label'

interface DiscountFieldProps {
  /** null without a code */
  entered: EnteredDiscount | null
  /** why its discount is not taken off this cart; null when it is */
  refusal: string | null
  onRemove: () => void
}

/** The field for a discount code, or the code that was entered. */
export function DiscountField({entered, refusal, onRemove}: DiscountFieldProps) {
  const id = useId()
  return (
    <div tabIndex={-1} className="border-t border-border pt-5 outline-none">
      {entered?.terms ? (
        <section aria-labelledby={id} className="grid gap-2 font-display text-sm">
          <div className="flex items-center justify-between gap-3">
            <p id={id} className="wrap-anywhere">
              <span className="font-semibold">{entered.code}</span>{' '}
              <span className="text-ink-soft">{termsLabel(entered.terms, entered.courseTitle)}</span>
            </p>
            <Button
              variant="quiet"
              size="sm"
              onClick={onRemove}
              aria-label={`Remove code ${entered.code}`}
              className="-mr-3"
            >
              Remove
            </Button>
          </div>
          <div aria-live="polite">{refusal && <p className="font-medium text-danger-ink">{refusal}</p>}</div>
        </section>
      ) : (
        <ActionForm
          // What a link brings is filled in, and what was removed is not left behind.
          key={entered?.code ?? ''}
          formId="discount-code"
          aria-label="Discount code"
          actions={() => import('./actions')}
          intent="enterCode"
          revalidate
        >
          <CodeField code={entered?.code ?? ''} refusal={entered && refusalOf(entered)} />
        </ActionForm>
      )}
    </div>
  )
}

/** Why a code was refused, and where to do something about it. */
function refusalOf(entered: EnteredDiscount): ReactNode {
  if (entered.refusal === null || !entered.needsVerification) return entered.refusal
  return (
    <>
      {entered.refusal}{' '}
      <Link to="/account" className="link">
        Verify your address
      </Link>
    </>
  )
}

function CodeField({code, refusal}: {code: string; refusal: ReactNode}) {
  const {errors} = useFormState()
  return (
    <Field label="Discount code" error={errors['code'] ?? refusal}>
      {(control) => (
        <div className="flex gap-2">
          <Input
            {...control}
            name="code"
            defaultValue={code}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            className="min-w-0 uppercase"
          />
          <SubmitButton variant="secondary" pendingLabel="Checking...">
            Apply
          </SubmitButton>
        </div>
      )}
    </Field>
  )
}
