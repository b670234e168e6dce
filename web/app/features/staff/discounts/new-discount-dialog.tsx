import {MINIMUM_CHARGE_CENTS, formatCents} from '@lectern/domain/money'
import {useRef, useState} from 'react'
import {CourseInput} from '~/features/staff/courses/course-input'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Button} from '~/ui/button'
import {Input} from '~/ui/form/input'
import {Select} from '~/ui/form/select'
import {randomCode} from './random-code'

interface NewDiscountDialogProps {
  open: boolean
  onClose: () => void
}

const KINDS = [
  {value: 'percentage', label: 'Per cent'},
  {value: 'amount', label: 'Dollars'},
]

/** A dialog that makes a discount code. */
export function NewDiscountDialog({open, onClose}: NewDiscountDialogProps) {
  const code = useRef<HTMLInputElement>(null)
  const [kind, setKind] = useState('percentage')
  const suggest = () => {
    if (code.current) code.current.value = randomCode()
  }
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="New discount code"
      description="What a code takes off cannot be changed later. It can be ended at any time."
      width="wide"
      actions={() => import('./actions')}
      intent="createDiscount"
      isQuiet
      submitLabel="Make Code"
      pendingLabel="Making..."
    >
      <FormField
        name="code"
        label="Code"
        hint="3 to 32 letters, digits and hyphens. A short word is easily guessed."
      >
        {(control) => (
          <span className="flex gap-2">
            <Input
              {...control}
              ref={code}
              autoComplete="off"
              spellCheck={false}
              className="min-w-0 uppercase"
            />
            <Button variant="secondary" onClick={suggest}>
              Suggest
            </Button>
          </span>
        )}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="kind" label="Takes off">
          {(control) => (
            <Select
              {...control}
              options={KINDS}
              value={kind}
              onChange={(event) => setKind(event.currentTarget.value)}
            />
          )}
        </FormField>
        <FormField name="value" label={kind === 'amount' ? 'Dollars off' : 'Per cent off'}>
          {(control) => <Input {...control} inputMode="decimal" autoComplete="off" />}
        </FormField>
      </div>
      <p className="-mt-2 text-sm text-ink-faint">
        At least {formatCents(MINIMUM_CHARGE_CENTS)} is always left to pay: where it would be less, the cart
        refuses the code.
      </p>
      <FormField
        name="course"
        label="Only for one course"
        hint="Its title, or its address in the shop. Empty: for every course."
      >
        {(control) => <CourseInput {...control} choice="on-sale" />}
      </FormField>
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField name="startsAt" label="From" hint="In your time zone. Empty: at once.">
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
        <FormField name="endsAt" label="Until" hint="Empty: until you end it.">
          {(control) => <Input {...control} type="datetime-local" />}
        </FormField>
        <FormField name="maxUses" label="Uses in all" hint="Empty: any number.">
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField name="maxUsesPerPerson" label="Uses by one person" hint="Empty: any number.">
          {(control) => <Input {...control} inputMode="numeric" autoComplete="off" defaultValue="1" />}
        </FormField>
      </div>
    </FormDialog>
  )
}
