import {expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {errorMessage, errorToast} from '~/lib/firebase/error-messages'
import {resendVerification} from './features/account/actions'
import {sendContactMessage} from './features/contact/actions'
import {decideReturn} from './features/staff/returns/actions'
import {addSubscriber} from './features/staff/subscribers/actions'

// What an action says needs no Firebase.
vi.mock('~/lib/firebase/auth', () => ({}))
vi.mock('~/lib/firebase/call', () => ({}))

const files = import.meta.glob<Record<string, unknown>>('./features/**/*actions.ts')
const sources = Object.entries(
  import.meta.glob<string>('./{features,routes}/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !path.includes('.test.'))
const textOf = (matches: (path: string) => boolean) =>
  sources.flatMap(([path, text]) => (matches(path) ? [text] : [])).join('\n')

const refusal = (reason: string) => new CallFailure('x', {reason})

test.each(Object.entries(files))(
  '%s: a route answers its forms, and each action has one',
  async (path, load) => {
    const module = path.replace('./', '~/').replace('.ts', '')
    expect(textOf((file) => file.startsWith('./routes/'))).toContain(`import('${module}')`)
    const forms = textOf((file) => file.endsWith('.tsx'))
    const formless = Object.keys(await load()).filter(
      (name) => !new RegExp(`intent(=|: )["']${name}["']`).test(forms),
    )
    expect(formless).toEqual([])
  },
)

test.each([
  [resendVerification, 'Failed to send verification email. Please try again.'],
  [decideReturn, 'Failed to update return status'],
  [addSubscriber, 'Unknown error occurred'],
  [sendContactMessage, 'Your message could not be sent. Please check your connection and try again.'],
])(
  'an action falls back to its own words',
  {tags: ['S8.04.11', 'S8.07.17', 'S8.07.20']},
  ({failed}, words) => {
    expect(errorMessage(failed, new Error('ECONNREFUSED 10.0.0.1'))).toBe(words)
    expect(errorMessage(failed, refusal('a-reason-of-tomorrow'))).toBe(words)
  },
)

test('every reason of a failed subscriber has its own words', {tags: ['S7.05.04']}, () => {
  const {contract, failed} = addSubscriber
  const without = contract.reasons.filter(
    (reason) => errorMessage(failed, refusal(reason)) === 'Unknown error occurred',
  )
  expect(without).toEqual([])
  expect(errorToast(failed, refusal('already-subscribed'))).toEqual({
    title: 'Error',
    description: 'Failed to add test subscriber: this email is already subscribed',
    variant: 'destructive',
  })
})
