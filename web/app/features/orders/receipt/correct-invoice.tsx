import {lastCorrectionAt} from '@lectern/domain/orders/invoice'
import {countryName} from '@lectern/domain/orders/tax'
import {useState} from 'react'
import type {Invoice} from '~/features/orders/invoices'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Button} from '~/ui/button'
import {Input} from '~/ui/form/input'
import {Textarea} from '~/ui/form/textarea'
import {useNow} from '~/ui/use-now'

/** Corrects who is named on an invoice, once and within 30 days; nothing where it cannot be corrected any more. */
export function CorrectInvoice({invoice, name}: {invoice: Invoice; name: string}) {
  const [open, setOpen] = useState(false)
  const now = useNow()
  const {kind, buyer, orderId, isReverseCharge, replaces, replacedBy, issuedAt} = invoice
  const isLate = now > lastCorrectionAt(issuedAt)
  if (kind !== 'invoice' || replaces !== null || replacedBy !== null || isLate) return null
  const country = buyer.country === '' ? '' : ` in ${countryName(buyer.country)}`
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Correct the invoice
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Correct the invoice"
        description={`A new invoice replaces this one, once. The tax stays as it was paid${country}.`}
        actions={() => import('~/features/orders/actions')}
        intent="correctInvoice"
        values={{orderId}}
        submitLabel="Make the new invoice"
        pendingLabel="Making it..."
      >
        <FormField name="name" label="Name">
          {(control) => <Input {...control} autoComplete="organization" defaultValue={buyer.name || name} />}
        </FormField>
        <FormField name="address" label="Address">
          {(control) => (
            <Textarea
              {...control}
              rows={4}
              autoComplete="street-address"
              defaultValue={buyer.address.join('\n')}
            />
          )}
        </FormField>
        <FormField
          name="taxNumber"
          label={`Tax number of your company${isReverseCharge ? '' : ' (optional)'}`}
        >
          {(control) => <Input {...control} defaultValue={buyer.taxNumber?.value ?? ''} />}
        </FormField>
      </FormDialog>
    </>
  )
}
