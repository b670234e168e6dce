import type {SubmissionResult} from '@conform-to/react'
import {data, type ClientActionFunctionArgs} from 'react-router-dom'
import {notSent} from '~/lib/firebase/unreachable-words'
import {currentToasts, dismissToast, toast, type ToastOptions} from '~/ui/feedback/toast'
import type {ActionAnswer, ActionHandler} from './define-action'

type ClientActionArgs = Pick<ClientActionFunctionArgs, 'request' | 'context'>
type ClientAction = (args: ClientActionArgs) => Promise<ActionAnswer>

/** What a file of actions exports: the actions of forms, by their names. */
export type Actions = Readonly<Record<string, ActionHandler>>

/** Imports a file of actions; the form does on first focus, too. */
export type LoadActions<A extends Actions = Actions> = () => Promise<A>

/**
 * The `clientAction` of a route with forms: each sends the name of its action in the field `intent`, which is looked for in the
 * files, one after the other. Any other name is a 400. `notReached`, a toast or a message at the form, is shown when the code
 * could not be fetched or threw an unexpected error.
 */
export function routeActions(
  files: LoadActions | readonly LoadActions[],
  notReached: string | ToastOptions = notSent,
): ClientAction {
  /** the toasts of errors that the last submission of each form has shown, by their ids */
  const errorsOf = new Map<string, readonly number[]>()
  return async ({request, context}) => {
    const formData = await request.formData()
    const entered = formData.get('intent')
    const intent = typeof entered === 'string' ? entered : ''
    const before = new Set(currentToasts().map(({id}) => id))
    const answer = await answered(async () => {
      const action = await findAction([files].flat(), intent)
      if (!action) throw new Response(null, {status: 400})
      return action(formData, {url: new URL(request.url), context})
    }, notReached)
    // What it says takes the place of the errors of the form's last submission, which would contradict it.
    for (const id of errorsOf.get(intent) ?? []) dismissToast(id)
    const shown = currentToasts().filter(({id, variant}) => variant === 'destructive' && !before.has(id))
    errorsOf.set(
      intent,
      shown.map(({id}) => id),
    )
    return answer
  }
}

async function findAction(files: readonly LoadActions[], name: string): Promise<ActionHandler | undefined> {
  for (const load of files) {
    const actions = await load()
    if (Object.hasOwn(actions, name)) return actions[name]
  }
  return undefined
}

async function answered(
  act: () => Promise<ActionAnswer>,
  notReached: string | ToastOptions,
): Promise<ActionAnswer> {
  try {
    return await act()
  } catch (error) {
    if (error instanceof Response) throw error
    console.error('A form could not be sent.', error)
    if (typeof notReached !== 'string') toast(notReached)
    const result: SubmissionResult = {
      status: 'error',
      error: typeof notReached === 'string' ? {'': [notReached]} : {},
    }
    return data(result, {status: 503})
  }
}
