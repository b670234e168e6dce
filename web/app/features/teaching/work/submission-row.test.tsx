// @vitest-environment jsdom
import type {ListedSubmission} from '@lectern/domain/submissions/contracts'
import {useState} from 'react'
import {flushSync} from 'react-dom'
import {createRoot, type Root} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {AnswerDialog} from './answer-dialog'
import {SubmissionRow} from './submission-row'

/** What the document of these tests does not have. */
const missing = {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
}
let root: Root
beforeEach(() => void Object.assign(HTMLDialogElement.prototype, missing))
afterEach(() => {
  flushSync(() => root.unmount())
  for (const name of Object.keys(missing)) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
})

const work: ListedSubmission = {
  id: 'one',
  author: 'Ada',
  courseId: 'course-a',
  courseTitle: 'Clear Writing',
  lessonTitle: 'One idea',
  exercise: 'Cut a sentence in two',
  path: '/lessons/one-idea',
  state: 'waiting',
  entries: [{from: 'learner', text: 'I cut it.', link: '', verdict: null, at: 0}],
}

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({textContent}) => name.test(textContent))

/** As the screen shows one. */
function Work({submission}: {submission: ListedSubmission}) {
  const [isAnswering, setAnswering] = useState(false)
  return (
    <>
      <SubmissionRow submission={submission} onAnswer={() => setAnswering(true)} />
      {isAnswering && (
        <AnswerDialog
          submission={submission}
          isGone={false}
          actions={() => Promise.reject(new Error('Not sent.'))}
          onClose={() => setAnswering(false)}
        />
      )}
    </>
  )
}

async function show(state: ListedSubmission['state']): Promise<void> {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <Work submission={{...work, state}} />,
    },
  ])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(<Stub />)
  await expect.poll(() => button(/^(Answer|Write more)$/)).toBeDefined()
}

/** What is chosen in the dialog, and sent. */
const chosen = () => ({
  shown: document.querySelector('input[type=radio]:checked')?.closest('label')?.textContent,
  sent: document.querySelector<HTMLInputElement>('input[name=verdict]')?.value,
})

test.each([
  ['waiting', 'done', 'Done'],
  ['done', 'done', 'Done'],
  ['again', 'again', 'Try again'],
] as const)('an answer to work whose state is %s begins with %s', async (state, sent, shown) => {
  await show(state)
  flushSync(() => button(/^(Answer|Write more)$/)?.click())
  expect(chosen()).toEqual({shown, sent})
})

test('what was chosen in a dialog that was closed is not chosen in the next', async () => {
  await show('again')
  flushSync(() => button(/^Write more$/)?.click())
  flushSync(() => document.querySelector<HTMLInputElement>('input[type=radio]')?.click())
  expect(chosen().sent).toBe('done')
  flushSync(() => button(/^Cancel$/)?.click())
  flushSync(() => button(/^Write more$/)?.click())
  expect(chosen()).toEqual({shown: 'Try again', sent: 'again'})
})
