import {parse, type SubmissionResult} from '@conform-to/react'
import {data, type ClientActionFunctionArgs} from 'react-router-dom'
import type * as z from 'zod/mini'

/** What is wrong, by the names of fields; the empty name stands for the form as a whole. */
export type FieldErrors = Record<string, string[] | null>

/**
 * How a submission went: nothing to say, on to another page, sent with the form to be emptied, or refused (`formErrors` for the
 * form as a whole; `outdated` when the page shows what is no longer so, and is to be loaded again).
 */
export type ActionOutcome =
  | void
  | Response
  | {resetForm: true}
  | {formErrors: string[]; outdated?: boolean}
  | {fieldErrors: Record<string, string[]>}

interface ActionDefinition<S extends z.ZodMiniType> {
  /** from `domain`: what is sent to a callable has its contract's own */
  schema: S
  /** carries it out with what was entered, parsed; what it throws counts as not reached */
  submit: (entered: z.output<S>, args: ActionArgs) => Promise<ActionOutcome>
  /** says more about what the schema does not take than the fields do */
  onInvalid?: (errors: FieldErrors) => void
}

/** The page's address with its query, and what the guards have put into the context. */
interface ActionArgs extends Pick<ClientActionFunctionArgs, 'context'> {
  url: URL
}

/** Answers what a form sends with Conform's result, or leads on. */
export type ActionHandler = (formData: FormData, args: ActionArgs) => Promise<ActionAnswer>
export type ActionAnswer = Response | SubmissionResult | ReturnType<typeof data<SubmissionResult>>

/**
 * What answers a form: its schema, and what becomes of what was entered. It brings Conform and the schema along, so it stands in
 * a module of its own, which the form fetches when it is used first, and the route's `clientAction` when it is sent.
 */
export function defineAction<S extends z.ZodMiniType>({
  schema,
  submit,
  onInvalid,
}: ActionDefinition<S>): ActionHandler {
  return async (formData, args) => {
    const submission = parse(formData, {
      resolve: (entered) => {
        const parsed = schema.safeParse(entered)
        return parsed.success ? {value: parsed.data} : {error: errorsByField(parsed.error.issues)}
      },
    })
    if (submission.status !== 'success') {
      onInvalid?.(submission.error ?? {})
      return refused(submission.reply())
    }
    const outcome = await submit(submission.value, args)
    if (outcome instanceof Response) return outcome
    const result = submission.reply(outcome ?? {})
    const isOutdated = outcome && 'outdated' in outcome && outcome.outdated
    return result.status === 'error' && !isOutdated ? refused(result) : result
  }
}

/** With this status the page's data is not loaded again: nothing has changed. */
const refused = (result: SubmissionResult) => data(result, {status: 422})

function errorsByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const {path, message} of issues) (errors[path.join('.')] ??= []).push(message)
  return errors
}
