import type {SubmissionResult} from '@conform-to/react'
import {data, type ClientActionFunctionArgs} from 'react-router-dom'
import {notSent} from '~/lib/firebase/unreachable-words'
import {currentToasts, dismissToast, toast, type ToastOptions} from '~/ui/feedback/toast'
import type {ActionAnswer, ActionHandler} from './define-action'

type ClientActionArgs = Pick<ClientActionFunctionArgs, 'request' | 'context'>
type ClientAction = (args: ClientActionArgs) => Promise<ActionAnswer>

/** Fetches the code of an action; the form calls it on first focus, too. */
export type FetchAction = () => Promise<ActionHandler>

/**
 * The `clientAction` of a route with one form. `notReached`, a toast or a message at the form, is shown when the action's code
 * could not be fetched or threw an unexpected error.
 */
export function routeAction(
  fetchAction: FetchAction,
  notReached: string | ToastOptions = notSent,
): ClientAction {
  return async (args) => answer(fetchAction, await args.request.formData(), args, notReached)
}

/** The `clientAction` of a route with several forms: each has its name in the field `intent`. Any other name is a 400. */
export function routeActions(forms: Readonly<Record<string, FetchAction>>): ClientAction {
  return async (args) => {
    const formData = await args.request.formData()
    const intent = formData.get('intent')
    const fetchAction = typeof intent === 'string' && Object.hasOwn(forms, intent) ? forms[intent] : undefined
    if (!fetchAction) throw new Response(null, {status: 400})
    return answer(fetchAction, formData, args, notSent)
  }
}

/** The toasts of errors that the last submission of each form has shown, by their ids. */
const errorsOf = new WeakMap<FetchAction, readonly number[]>()

/** Handles a submission. What it says takes the place of the errors of the form's last one, which would contradict it. */
async function answer(...args: Parameters<typeof handle>): Promise<ActionAnswer> {
  const [fetchAction] = args
  const before = new Set(currentToasts().map(({id}) => id))
  const answered = await handle(...args)
  for (const id of errorsOf.get(fetchAction) ?? []) dismissToast(id)
  const shown = currentToasts().filter(({id, variant}) => variant === 'destructive' && !before.has(id))
  errorsOf.set(
    fetchAction,
    shown.map(({id}) => id),
  )
  return answered
}

async function handle(
  fetchAction: FetchAction,
  formData: FormData,
  {request, context}: ClientActionArgs,
  notReached: string | ToastOptions,
): Promise<ActionAnswer> {
  try {
    const action = await fetchAction()
    return await action(formData, {url: new URL(request.url), context})
  } catch (error) {
    console.error('A form could not be sent.', error)
    if (typeof notReached !== 'string') toast(notReached)
    const result: SubmissionResult = {
      status: 'error',
      error: typeof notReached === 'string' ? {'': [notReached]} : {},
    }
    return data(result, {status: 503})
  }
}
