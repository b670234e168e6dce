import {centsFromTyped, formatCents} from '@lectern/domain/money'
import * as contracts from '@lectern/domain/teachers/payout-contracts'
import * as z from 'zod/mini'
import {callAction} from '~/lib/forms/call-action'
import {findInstructor, knownInstructor} from '../teachers/find-instructors'

const text = z._default(z.string().check(z.trim()), '')
const {reason} = contracts.correctBalance.input.shape

/**
 * By instructors: of the correction that is asked for, until it is known what became of it. It stays where its dialog is closed and opened
 * again, and where another's balance is corrected in between, so that it is made once.
 */
const requestIds = new Map<string, string>()

function requestIdFor(instructorId: string): string {
  const requestId = requestIds.get(instructorId) ?? crypto.randomUUID()
  requestIds.set(instructorId, requestId)
  return requestId
}

/** Pays out again what has failed. */
export const retryPayout = callAction({
  contract: contracts.retryPayout,
  done: ({name, amountCents}) => ({
    title: 'Payout tried again',
    description: `${formatCents(amountCents)} is on its way to ${name}.`,
  }),
  failed: {
    fallback: 'The payout was not tried again. Please try once more.',
    reasons: {
      'unknown-payout': 'There is no such payout any more.',
      'payout-changed': 'It is on its way already, or has arrived.',
      'no-account': 'Stripe does not pay them out yet. Their money waits until it does.',
      'teacher-paused': 'They are paused. Let them go on at Teachers before they are paid out.',
      'not-available':
        'They have less by now: a later run has paid it, or something was given back. The next run pays what is available.',
    },
  },
  outdated: true,
})

/** Adds to what a teacher has, or takes from it. */
export const correctBalance = callAction({
  contract: contracts.correctBalance,
  form: z.object({
    instructor: text.check(z.minLength(1, {error: 'Please say whose balance it is.'})),
    isKnown: knownInstructor,
    direction: z.enum(['add', 'take']),
    amount: z.string(),
    reason,
  }),
  input: async ({instructor, isKnown, direction, amount, ...input}) => {
    const cents = centsFromTyped(amount)
    const found = isKnown ? {instructorId: instructor} : await findInstructor(instructor)
    const fieldErrors: Record<string, string[]> = {}
    if (cents === null || cents === 0) fieldErrors['amount'] = ['Please type an amount, such as 10.00.']
    if ('mistake' in found) fieldErrors['instructor'] = [found.mistake]
    if (cents === null || cents === 0 || 'mistake' in found) return {fieldErrors}
    const requestId = requestIdFor(found.instructorId)
    return {...input, ...found, requestId, amountCents: direction === 'add' ? cents : 0 - cents}
  },
  receive: (_, __, {instructorId}) => void requestIds.delete(instructorId),
  done: ({name, amountCents}) => ({
    title: 'Balance corrected',
    description:
      amountCents > 0
        ? `${formatCents(amountCents)} was added to what ${name} has.`
        : `${formatCents(0 - amountCents)} was taken from what ${name} has.`,
  }),
  failed: {
    fallback: 'We do not know whether the balance was corrected. Please try again: it is corrected once.',
    reasons: {
      'unknown-teacher': 'Nobody teaches as this instructor.',
      'correction-made':
        'What you asked for before was made after all: it stands under What Staff Did. Press again to make this correction as well.',
    },
  },
  onRefused: async ({reason: why}, {instructorId}) => {
    if (why === 'correction-made') requestIds.delete(instructorId)
  },
  faultyField: ({reason: why}) => (why === 'unknown-teacher' ? 'instructor' : undefined),
})
