import {parse, type SubmissionResult} from '@conform-to/react'
import {data, type ClientActionFunctionArgs} from 'react-router-dom'
import type * as z from 'zod/mini'

/** Error messages by the names of fields; those of the form as a whole have the empty name. */
export type FieldErrors = Record<string, string[] | null>

/**
 * The outcome of a submission: success, a redirect, success that resets the form, or rejected (with `formErrors` for the form
 * as a whole; `outdated` when the page's data is out of date and has to be loaded again, with what is known of what is
 * sold instead).
 */
export type ActionOutcome =
  | void
  | Response
  | {resetForm: true}
  | ({formErrors: string[]; outdated?: boolean} & SoldNow)
  | {fieldErrors: Record<string, string[]>; outdated?: boolean}

interface ActionDefinition<S extends z.ZodMiniType> {
  /** from `domain`; for input of a callable function, the schema of its contract */
  schema: S
  /** handles the parsed values; an error that it throws is shown as not reached */
  submit: (entered: z.output<S>, args: ActionArgs) => Promise<ActionOutcome>
  /** called with the errors of invalid input, to show more than the fields do */
  onInvalid?: (errors: FieldErrors) => void
}

/** The page's URL, and the context with the values of the middleware. */
interface ActionArgs extends Pick<ClientActionFunctionArgs, 'context'> {
  url: URL
}

/** Handles a form's data; returns Conform's result, or a redirect. */
export type ActionHandler = (formData: FormData, args: ActionArgs) => Promise<ActionAnswer>
export type ActionAnswer = Response | FormAnswer | ReturnType<typeof data<SubmissionResult>>

/** What a refusal says of something that is not sold as its buyer has seen it. */
interface SoldNow {
  /** what there is to pay now, in cents */
  totalCents?: number | undefined
  /** the courses that it does not have any more */
  lostIds?: readonly string[] | undefined
}

/** Conform's result, with what is known of what is sold. */
export type FormAnswer = SubmissionResult & SoldNow

/**
 * Defines the action of a form: its schema, and the function that handles the values. The action imports Conform and the schema,
 * so it belongs in its own module, which the form fetches on first use, and the route's `clientAction` on submission.
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
    if (result.status === 'error' && !isOutdated) return refused(result)
    if (!outcome || !('totalCents' in outcome)) return result
    return {...result, totalCents: outcome.totalCents, lostIds: outcome.lostIds}
  }
}

/** With this status React Router does not revalidate the page's data. */
const refused = (result: SubmissionResult) => data(result, {status: 422})

function errorsByField(issues: readonly z.core.$ZodIssue[]): Record<string, string[]> {
  const errors: Record<string, string[]> = {}
  for (const {path, message} of issues) (errors[path.join('.')] ??= []).push(message)
  return errors
}
