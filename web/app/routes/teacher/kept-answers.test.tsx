// @vitest-environment jsdom
import type {ComponentType} from 'react'
import {createRoot} from 'react-dom/client'
import {createRoutesStub, useLoaderData, type ActionFunctionArgs} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import * as problems from '../staff/problems'
import * as adminQuestions from '../staff/questions'
import * as adminReviews from '../staff/reviews'
import * as teachQuestions from './teach-questions'
import * as teachReviews from './teach-reviews'
import * as teachWork from './teach-work'

const service = vi.hoisted(() => ({
  isChanged: false,
  reasons: new Map([
    ['settleProblem', 'already-settled'],
    ['answerSubmission', 'submission-changed'],
  ]),
}))
vi.mock('~/lib/firebase/call', () => ({
  call: async ({name}: {name: string}) => {
    service.isChanged = true
    const reason = service.reasons.get(name) ?? (/review/i.test(name) ? 'review-changed' : 'question-changed')
    throw new CallFailure(name, {reason})
  },
}))

const question = {
  id: 'one',
  author: 'Ada',
  messages: [{from: 'learner', text: 'Why so?', at: 0}],
  visibility: 'private',
  helpful: 0,
  isOpen: true,
  courseId: 'course-a',
  courseTitle: 'Typography',
  lessonTitle: 'Serifs',
  path: '/learn/typography/serifs',
  userId: 'ada',
  staffSince: 0,
}
const review = {
  id: 'a'.repeat(32),
  userId: 'ada',
  courseId: 'course-a',
  courseTitle: 'Typography',
  author: 'Ada',
  rating: 5,
  text: 'Clear.',
  status: 'shown',
  isNew: true,
  hiddenReason: null,
  answer: null,
  isOwnAnswer: true,
  helpful: 0,
  createdAt: 0,
  editedAt: null,
  updatedAt: 0,
}
const submission = {
  id: 'one',
  author: 'Ada',
  courseId: 'course-a',
  courseTitle: 'Typography',
  lessonTitle: 'Serifs',
  exercise: 'Draw one',
  path: '/lessons/serifs',
  state: 'waiting',
  entries: [{from: 'learner', text: 'I drew it.', link: '', verdict: null, at: 0}],
}
const problem = {
  id: 'dispute-lost-one',
  kind: 'dispute-lost',
  orderId: null,
  details: {},
  since: 0,
  settledAt: null,
  settledBy: null,
  outcome: null,
}

interface Screen {
  default: ComponentType<never>
  clientAction: (args: never) => Promise<unknown>
}
const screens: [string, Screen, object, string, string][] = [
  ['/teach/questions?state=open', teachQuestions, question, 'Answer', 'Send Answer'],
  ['/admin/questions?state=waiting', adminQuestions, question, 'Answer', 'Send Answer'],
  ['/teach/reviews', teachReviews, review, 'Answer', 'Save Answer'],
  ['/admin/reviews?state=new', adminReviews, review, 'Answer', 'Save Answer'],
  ['/admin/reviews?state=new', adminReviews, review, 'Hide', 'Hide Review'],
  ['/teach/work?state=waiting', teachWork, submission, 'Answer', 'Send Answer'],
  ['/admin/problems', problems, problem, 'Withdraw the courses', 'Withdraw'],
]

test.each(screens)(
  'at %s what was typed stays where somebody else was quicker (%#)',
  async (address, screen, item, opens, sends) => {
    service.isChanged = false
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function () {
      this.open = false
    }
    window.history.replaceState(null, '', address)
    const View = screen.default as ComponentType<{loaderData: unknown}>
    const Stub = createRoutesStub([
      {
        path: new URL(address, 'https://lectern.test').pathname,
        Component: () => <View loaderData={useLoaderData()} />,
        HydrateFallback: () => null,
        loader: () => ({items: service.isChanged ? [] : [item], next: null, context: {courseTitle: null}}),
        action: (args: ActionFunctionArgs) => screen.clientAction(args as never),
      },
    ])
    const container = document.createElement('div')
    document.body.replaceChildren(container)
    const root = createRoot(container)
    root.render(<Stub initialEntries={[address]} />)
    const button = (name: string) =>
      [...document.querySelectorAll('button')].find(({textContent}) => textContent === name)
    await expect.poll(() => button(opens), {timeout: 5000}).toBeDefined()
    button(opens)?.click()
    const field = () => document.querySelector<HTMLTextAreaElement>('dialog[open] textarea')
    await expect.poll(field).not.toBeNull()
    const typed = field()
    if (typed) typed.value = 'Ten minutes of words.'
    button(sends)?.click()
    const dialog = () => document.querySelector('dialog[open]')?.textContent
    await expect.poll(dialog, {timeout: 5000}).toContain('This is no longer in the list.')
    expect(dialog()).toMatch(/Please look at it again\.|This problem has been settled already\./)
    expect(document.querySelector('article')).toBeNull()
    expect(field()).toBe(typed)
    expect(field()?.value).toBe('Ten minutes of words.')
    root.unmount()
  },
)
