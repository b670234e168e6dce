import type {SubmissionResult} from '@conform-to/react'
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
  type ReactNode,
} from 'react'
import {PrefetchPageLinks, useFetcher} from 'react-router-dom'
import type {Actions, LoadActions} from './route-action'

/** Error messages by the names of fields; those of the form as a whole have the empty name. */
export type FormErrors = Readonly<Partial<Record<string, string>>>

interface FormState {
  errors: FormErrors
  /** whether it is being submitted */
  pending: boolean
  /** the values being submitted, with that of the submit button */
  sending: FormData | undefined
}

const FormContext = createContext<FormState>({errors: {}, pending: false, sending: undefined})

/** The errors and the submission of the surrounding form. */
export const useFormState = (): FormState => useContext(FormContext)

interface ActionFormProps<A extends Actions> extends Omit<
  ComponentProps<'form'>,
  'action' | 'method' | 'onSubmit'
> {
  /** the key of its fetcher, unique on the screen; other components can follow the submission with `useFetcher({key: formId})` */
  formId: string
  /** imports the file of actions that the route looks into, when the form is used */
  actions: LoadActions<A>
  /** the action of the file that handles it */
  intent: keyof A & string
  /** the path of the route with the action, if it is not the current one */
  action?: string
  /** whether the page's data is loaded again after a submission */
  revalidate?: boolean
  /** called after a successful submission; `entered` are its values, without empty ones */
  onSent?: (entered: Readonly<Partial<Record<string, string>>>) => void
  children: ReactNode
}

/**
 * A form that is handled by the `clientAction` of a route. Errors in the result are shown at their fields until the user edits
 * them, and the first one gets the focus. The fields are uncontrolled, so they keep their values, and the form library is not
 * loaded before the form is used.
 */
export function ActionForm<A extends Actions>({
  formId,
  actions,
  intent,
  action,
  revalidate = false,
  onSent,
  onInput,
  children,
  ...rest
}: ActionFormProps<A>) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SubmissionResult>({key: formId})
  /** set synchronously, because the second click of a double click comes before the next render */
  const isSubmitting = useRef(false)
  const [used, setUsed] = useState(false)
  /** of a form with the same key before this one, where another component has held their fetcher */
  const [former] = useState(fetcher.data)
  const result = fetcher.data === former ? undefined : fetcher.data
  const pending = fetcher.state !== 'idle'
  /** fields that were edited since the result, whose errors are hidden */
  const [answered, setAnswered] = useState<{result?: SubmissionResult; fields: readonly string[]}>({
    fields: [],
  })
  const fields = answered.result === result ? answered.fields : []
  // While it is sent again there are none, so that the same error is announced anew.
  const errors = Object.fromEntries(
    Object.entries(pending ? {} : firstErrors(result)).filter(([field]) => !fields.includes(field)),
  )

  const latest = useRef({actions, onSent})
  useEffect(() => {
    latest.current = {actions, onSent}
  }, [actions, onSent])

  useEffect(() => {
    const fetchAhead = () => {
      setUsed(true)
      // An error is shown by the action when it is submitted.
      latest.current.actions().catch(() => {})
    }
    form.current?.addEventListener('focusin', fetchAhead, {once: true})
  }, [])

  useEffect(() => {
    if (!result) return
    if (result.status === 'error') focusFirst(form.current, firstErrors(result))
    else {
      if (result.initialValue === null) form.current?.reset()
      latest.current.onSent?.(textsIn(result))
    }
  }, [result])

  const submit = async (submitter: HTMLElement | null) => {
    isSubmitting.current = true
    try {
      await fetcher.submit(submitter instanceof HTMLButtonElement ? submitter : form.current, {
        method: 'post',
        action,
        defaultShouldRevalidate: revalidate ? undefined : false,
      })
    } finally {
      isSubmitting.current = false
    }
  }

  return (
    <FormContext value={{errors, pending, sending: fetcher.formData}}>
      <form
        noValidate
        {...rest}
        ref={form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isSubmitting.current) void submit(event.nativeEvent.submitter)
        }}
        onInput={(event) => {
          onInput?.(event)
          const field = nameOf(event)
          if (field in errors) setAnswered({result, fields: [...fields, field]})
        }}
      >
        <input type="hidden" name="intent" value={intent} />
        {used && action && <PrefetchPageLinks page={action} />}
        {children}
      </form>
    </FormContext>
  )
}

function textsIn({initialValue}: SubmissionResult): Record<string, string> {
  return Object.fromEntries(
    Object.entries(initialValue ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

function firstErrors(result: SubmissionResult | undefined): FormErrors {
  return Object.fromEntries(
    Object.entries(result?.error ?? {}).flatMap(([field, messages]) =>
      messages?.[0] === undefined ? [] : [[field, messages[0]]],
    ),
  )
}

function nameOf({target}: FormEvent<HTMLFormElement>): string {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
}

/** Focuses the first field with an error, in the order of the form. */
function focusFirst(form: HTMLFormElement | null, errors: FormErrors) {
  for (const control of form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [])
    if ((control.getAttribute('name') ?? '') in errors) return control.focus()
}
