import {DISCOUNT_PARAMETER} from '@lectern/domain/page-addresses'
import {Copy} from 'lucide-react'
import {Button} from '~/ui/button'
import {toast} from '~/ui/feedback/toast'
import {Field} from '~/ui/form/field'
import {Input} from '~/ui/form/input'

/** The link that enters a code in the cart, to be copied. */
export function DiscountLink({code}: {code: string}) {
  const link = `${window.location.origin}/cart?${DISCOUNT_PARAMETER}=${code}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      toast({title: 'Link copied'})
    } catch (error) {
      console.error('The link could not be copied.', error)
      toast({title: 'Error', description: 'Please select the link and copy it.', variant: 'destructive'})
    }
  }
  return (
    <Field
      label="Link that enters it"
      hint={`Any other address of the shop takes it too, with ?${DISCOUNT_PARAMETER}=${code} at its end.`}
    >
      {(control) => (
        <span className="flex gap-2">
          <Input
            {...control}
            readOnly
            value={link}
            onFocus={(event) => event.currentTarget.select()}
            className="min-w-0"
          />
          <Button variant="secondary" onClick={() => void copy()}>
            <Copy aria-hidden className="size-4" />
            Copy
          </Button>
        </span>
      )}
    </Field>
  )
}
