// @vitest-environment jsdom
import type {ListedQuestion} from '@lectern/domain/questions/contracts'
import {createRoot} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import * as staff from '~/features/staff/questions/actions'
import * as teaching from '~/features/teaching/questions/actions'
import {routeActions} from '~/lib/forms/route-action'
import {Showing} from '~/features/questions/showing'

const sent = vi.hoisted(() => vi.fn<(name: string, input: unknown) => void>())
vi.mock('~/lib/firebase/call', () => ({
  call: async ({name}: {name: string}, input: unknown) => sent(name, input),
}))

const QUESTION: ListedQuestion = {
  id: 'q1',
  author: 'Ben',
  messages: [
    {from: 'learner', text: 'Which plane for end grain?', at: 0},
    {from: 'teacher', text: 'A block plane.', at: 1},
  ],
  visibility: 'private',
  helpful: 0,
  isOpen: false,
  courseId: 'course-a',
  courseTitle: 'Woodwork',
  lessonTitle: 'Tools',
  path: '/learn/woodwork/tools',
  userId: null,
  staffSince: null,
}

test.each([['shareQuestion', teaching, 'private'] as const, ['showQuestion', staff, 'hidden'] as const])(
  'what is shown with %s is as much as was seen of it',
  async (contract, known, end) => {
    const actions = async () => known
    const Stub = createRoutesStub([
      {
        path: '/',
        Component: () => <Showing question={QUESTION} actions={actions} end={end} />,
        action: routeActions(actions),
      },
    ])
    const container = document.createElement('div')
    document.body.replaceChildren(container)
    const root = createRoot(container)
    root.render(<Stub />)
    await expect.poll(() => document.querySelector('button')).not.toBeNull()
    document.querySelector('button')?.click()
    await expect
      .poll(() => sent.mock.lastCall)
      .toEqual([contract, {questionId: 'q1', seen: 2, visibility: 'shared'}])
    root.unmount()
  },
)
