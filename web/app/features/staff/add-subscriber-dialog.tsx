import {addSubscriber} from '@lectern/domain/contracts'
import {isEmail} from '@lectern/domain/newsletter'
import {useState, type FormEvent} from 'react'
import {failureWords} from '~/lib/firebase/failure-words'
import {Button} from '~/ui/button'
import {Dialog} from '~/ui/feedback/dialog'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'
import {toast} from '~/ui/feedback/toast'

interface AddSubscriberDialogProps {
  open: boolean
  onClose: () => void
  onAdded: () => Promise<void>
}

/** Asks for an address and puts it on the list. */
export function AddSubscriberDialog({open, onClose, onAdded}: AddSubscriberDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Add a test subscriber">
      <AddSubscriberForm onClose={onClose} onAdded={onAdded} />
    </Dialog>
  )
}

function AddSubscriberForm({onClose, onAdded}: Omit<AddSubscriberDialogProps, 'open'>) {
  const [email, setEmail] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const [adding, setAdding] = useState(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = email.trim()
    if (!isEmail(address)) {
      setInvalid(true)
      toast({
        title: 'Invalid Email',
        description: 'Please enter a valid email address.',
        variant: 'destructive',
      })
      return
    }
    setAdding(true)
    try {
      const {call} = await import('~/lib/firebase/call')
      await call(addSubscriber, {email: address})
      toast({title: 'Test Subscriber Added', description: `${address} has been added to the newsletter.`})
      onClose()
      await onAdded()
    } catch (error) {
      console.error('The subscriber could not be added.', error)
      toast({
        title: 'Error',
        description: `Failed to add test subscriber: ${failureWords('addSubscriber', error)}`,
        variant: 'destructive',
      })
      setAdding(false)
    }
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid gap-5"
      aria-label="Add a test subscriber"
    >
      <Field label="Email" error={isInvalid && 'Please enter a valid email address.'}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              setInvalid(false)
            }}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" pending={adding} pendingLabel="Adding...">
          Add Subscriber
        </Button>
      </div>
    </form>
  )
}
