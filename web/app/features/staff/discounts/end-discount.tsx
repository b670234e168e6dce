import {useState} from 'react'
import {ActionForm} from '~/lib/forms/action-form'
import {FormError} from '~/lib/forms/form-error'
import {SubmitButton} from '~/lib/forms/submit-button'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'

/** Ends a code, after a confirmation. */
export function EndDiscount({code}: {code: string}) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        End This Code
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`End ${code}?`}
        description="Nobody can use it from then on, and it cannot be started again. Whoever is at the payment page already still pays what they were shown."
      >
        <ActionForm
          formId="end-discount"
          aria-label={`End ${code}`}
          actions={() => import('./actions')}
          intent="endDiscount"
          revalidate
          onSent={close}
          className="grid gap-5"
        >
          <FormError />
          <input type="hidden" name="code" value={code} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={close}>
              Keep It
            </Button>
            <SubmitButton variant="destructive" pendingLabel="Ending...">
              End Code
            </SubmitButton>
          </div>
        </ActionForm>
      </Dialog>
    </>
  )
}
