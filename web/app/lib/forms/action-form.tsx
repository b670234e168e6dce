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
import type {FetchAction} from './route-action'

/** What is wrong, in words, by the names of fields; the empty name stands for the form as a whole. */
export type FormErrors = Readonly<Partial<Record<string, string>>>

interface FormState {
  errors: FormErrors
  /** it is on its way */
  pending: boolean
  /** what is on its way, with the button that sent it */
  sending: FormData | undefined
}

const FormContext = createContext<FormState>({errors: {}, pending: false, sending: undefined})

/** What is wrong with the form around, and whether it is on its way. */
export const useFormState = (): FormState => useContext(FormContext)

interface ActionFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** names the form among all that can be on the screen; `useFetcher({key: formId})` follows it from elsewhere */
  formId: string
  /** fetches what the action answers with; it must stay the same from one drawing to the next */
  fetchAction: FetchAction
  /** which of the route's forms it is */
  intent?: string
  /** the route that answers, where it is not the one the form is on */
  action?: string
  /** what is on the page may be other than before once it is sent, and is loaded again */
  revalidate?: boolean
  /** it has been sent, and was not refused; `entered` is what stood in it, without what was empty */
  onSent?: (entered: Readonly<Partial<Record<string, string>>>) => void
  children: ReactNode
}

/**
 * A form that the `clientAction` of a route answers: with what is wrong, which goes to the fields (the first of them gets the
 * focus, and keeps its complaint until one starts to answer it), or with having done it. The fields are the browser's own, so
 * what was typed stays, and nothing of the form library is needed before somebody uses them.
 */
export function ActionForm({
  formId,
  fetchAction,
  intent,
  action,
  revalidate = false,
  onSent,
  onInput,
  children,
  ...rest
}: ActionFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const fetcher = useFetcher<SubmissionResult>({key: formId})
  /** set with the press itself: the second press of a double click comes before anything is drawn anew */
  const underway = useRef(false)
  const [used, setUsed] = useState(false)
  const result = fetcher.data
  /** fields of the result that somebody has begun to answer */
  const [answered, setAnswered] = useState<{result?: SubmissionResult; fields: readonly string[]}>({
    fields: [],
  })
  const fields = answered.result === result ? answered.fields : []
  const errors = Object.fromEntries(
    Object.entries(firstErrors(result)).filter(([field]) => !fields.includes(field)),
  )

  useEffect(() => {
    const fetchAhead = () => {
      setUsed(true)
      // Where it fails, the action says so.
      fetchAction().catch(() => {})
    }
    form.current?.addEventListener('focusin', fetchAhead, {once: true})
  }, [fetchAction])

  const whenSent = useRef(onSent)
  useEffect(() => {
    whenSent.current = onSent
  }, [onSent])

  useEffect(() => {
    if (!result) return
    if (result.status === 'error') focusFirst(form.current, firstErrors(result))
    else {
      if (result.initialValue === null) form.current?.reset()
      whenSent.current?.(textsIn(result))
    }
  }, [result])

  const submit = async (submitter: HTMLElement | null) => {
    underway.current = true
    try {
      await fetcher.submit(submitter instanceof HTMLButtonElement ? submitter : form.current, {
        method: 'post',
        action,
        defaultShouldRevalidate: revalidate ? undefined : false,
      })
    } finally {
      underway.current = false
    }
  }

  return (
    <FormContext value={{errors, pending: fetcher.state !== 'idle', sending: fetcher.formData}}>
      <form
        noValidate
        {...rest}
        ref={form}
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          if (!underway.current) void submit(event.nativeEvent.submitter)
        }}
        onInput={(event) => {
          onInput?.(event)
          const field = nameOf(event)
          if (field in errors) setAnswered({result, fields: [...fields, field]})
        }}
      >
        {intent && <input type="hidden" name="intent" value={intent} />}
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
    Object.entries(result?.error ?? {}).flatMap(([field, complaints]) =>
      complaints?.[0] === undefined ? [] : [[field, complaints[0]]],
    ),
  )
}

function nameOf({target}: FormEvent<HTMLFormElement>): string {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target.name : ''
}

/** In the order of the form, not in that of the complaints. */
function focusFirst(form: HTMLFormElement | null, errors: FormErrors) {
  for (const control of form?.querySelectorAll<HTMLElement>('[name]:not([type=hidden])') ?? [])
    if ((control.getAttribute('name') ?? '') in errors) return control.focus()
}
