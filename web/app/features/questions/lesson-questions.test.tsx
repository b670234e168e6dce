// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {CallFailure} from '~/lib/firebase/call-failure'
import {routeActions} from '~/lib/forms/route-action'
import * as actions from './actions'
import LessonQuestions from './lesson-questions'

const service = vi.hoisted(() => ({visibility: 'private', written: [] as unknown[]}))

vi.mock('~/lib/firebase/call', () => ({
  call: async ({name}: {name: string}, input: {visibility: string}) => {
    if (name === 'lessonQuestions') return {own: [ownQuestion()], shared: [], next: null, helpful: []}
    if (input.visibility !== service.visibility) throw new CallFailure(name, {reason: 'question-changed'})
    service.written.push(input)
    return {}
  },
}))

const ownQuestion = () => ({
  id: 'q1',
  author: 'Ada',
  messages: [
    {from: 'learner', text: 'Which plane for end grain?', at: 0},
    {from: 'teacher', text: 'A block plane.', at: 1},
  ],
  visibility: service.visibility,
  helpful: 0,
  isOpen: false,
})

test('what is written to few is not sent once all read it: the dialog says so, and keeps the text', async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <LessonQuestions courseId="course-a" lessonKey="tools" />,
      action: routeActions(async () => actions),
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  const root = createRoot(container)
  root.render(<Stub />)
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({textContent}) => textContent === name)
  const dialog = () => document.querySelector('dialog[open]')?.textContent
  await expect.poll(() => button('Write again')).toBeDefined()
  button('Write again')?.click()
  await expect
    .poll(dialog)
    .toContain('Your message goes to whoever teaches the course, and the answer to you.')

  const field = document.querySelector<HTMLTextAreaElement>('dialog textarea')
  if (field) field.value = 'This is for you alone.'
  service.visibility = 'shared'
  button('Send Message')?.click()
  await expect.poll(dialog).toContain('It is shown to all who own the course by now')
  await expect.poll(dialog).toContain('All who own the course read it here')
  expect(field?.isConnected).toBe(true)
  expect(field?.value).toBe('This is for you alone.')
  expect(service.written).toEqual([])

  button('Send Message')?.click()
  await expect
    .poll(() => service.written)
    .toEqual([{questionId: 'q1', visibility: 'shared', text: 'This is for you alone.'}])
  root.unmount()
})
