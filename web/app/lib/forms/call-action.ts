import type {Contract, Input, Output} from '@lectern/domain/contracts'
import type * as z from 'zod/mini'
import type {CallAttempt} from '~/lib/firebase/attempts/attempt'
import {call} from '~/lib/firebase/call'
import {CallFailure, reportFailure} from '~/lib/firebase/call-failure'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {toast, type ToastOptions} from '~/ui/feedback/toast'
import {defineAction, type ActionHandler, type ActionOutcome, type FieldErrors} from './define-action'

type FailureOf<C extends Contract> = CallFailure<C['reasons'][number]>

/** How the values of a form become the input of a call: as they are, or by `input`, which may find a mistake in a field. */
type FormOf<C extends Contract, S extends z.ZodMiniType> =
  | {form?: undefined; input?: undefined}
  | {form: S; input: (entered: z.output<S>) => Prepared<C> | Promise<Prepared<C>>}
type Prepared<C extends Contract> = Input<C> | {fieldErrors: Record<string, string[]>}

interface CallActionWords<C extends Contract, S extends z.ZodMiniType> {
  contract: C
  /** what is said when it is done; null for nothing */
  done: ToastOptions | null | ((output: Output<C>, entered: z.output<S>) => ToastOptions)
  /** what is said at the form when it fails, and with a title in a toast as well */
  failed: CallAttempt<C>
  /** what is done with the answer: may lead elsewhere; an error that it throws is one of the act */
  receive?: (
    output: Output<C>,
    entered: z.output<S>,
    input: Input<C>,
  ) => void | Response | Promise<void | Response>
  /** whether the form is emptied when it is done */
  resetForm?: boolean
  /** the failures after which the page is out of date, because somebody else may have acted: all of them, or these reasons */
  outdated?: true | readonly C['reasons'][number][]
  /** the field whose fault a failure is, if any */
  faultyField?: (failure: FailureOf<C>) => string | undefined
  /** called when the call was refused; an error that it throws is only logged */
  onRefused?: (failure: FailureOf<C>, input: Input<C>) => Promise<void>
  /** called with the errors of invalid input, to show more than the fields do */
  onInvalid?: (errors: FieldErrors) => void
  /** how long an answer may take, in ms, where that is longer than usual */
  timeoutMs?: number
}

/** The action of a form that calls a contract. */
interface CallAction<C extends Contract = Contract> extends ActionHandler {
  contract: C
  failed: CallAttempt<C>
}

/**
 * Defines the action of a form whose values are the input of a contract: it calls the contract, and says what became of it. Every
 * reason of the contract has its words in `failed`.
 */
export function callAction<C extends Contract, S extends z.ZodMiniType = C['input']>(
  definition: CallActionWords<C, S> & FormOf<C, S>,
): CallAction<C> {
  const {contract, done, failed, receive, resetForm, onInvalid, timeoutMs} = definition
  const schema = (definition.form ?? contract.input) as S
  const submit = async (entered: z.output<S>): Promise<ActionOutcome> => {
    let sent: Input<C> | undefined
    try {
      const input = definition.input ? await definition.input(entered) : entered
      if (isMistaken(input)) return input
      sent = input
      const output = await (timeoutMs === undefined ? call(contract, sent) : call(contract, sent, timeoutMs))
      const next = await receive?.(output, entered, sent)
      if (done) toast(typeof done === 'function' ? done(output, entered) : done)
      return next ?? (resetForm ? {resetForm} : undefined)
    } catch (error) {
      return await refuse(definition, error, sent)
    }
  }
  const handler = defineAction({schema, submit, onInvalid})
  return Object.assign(handler, {contract, failed})
}

function isMistaken(input: unknown): input is {fieldErrors: Record<string, string[]>} {
  return typeof input === 'object' && input !== null && 'fieldErrors' in input
}

async function refuse<C extends Contract>(
  {
    contract,
    failed,
    outdated,
    faultyField,
    onRefused,
  }: Pick<
    CallActionWords<C, z.ZodMiniType>,
    'contract' | 'failed' | 'outdated' | 'faultyField' | 'onRefused'
  >,
  error: unknown,
  sent: Input<C> | undefined,
): Promise<ActionOutcome> {
  reportFailure(`${contract.name} was not done.`, error)
  if (failed.title !== undefined) toast(errorToast(failed, error))
  const words = errorMessage(failed, error)
  const failure = error instanceof CallFailure ? (error as FailureOf<C>) : undefined
  if (failure && sent !== undefined)
    await onRefused?.(failure, sent).catch((cause: unknown) =>
      console.error(`After ${contract.name}:`, cause),
    )
  const field = failure && faultyField?.(failure)
  if (field) return {fieldErrors: {[field]: [words]}}
  const isOutdated = outdated === true || outdated?.some((reason) => reason === failure?.reason)
  const {totalCents, documentIds: lostIds} = failure ?? {}
  return {
    formErrors: [words],
    ...(isOutdated && {outdated: true}),
    ...(totalCents !== undefined && {totalCents, lostIds}),
  }
}
