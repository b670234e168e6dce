// @vitest-environment jsdom
import {createRoot, type Root} from 'react-dom/client'
import {MemoryRouter} from 'react-router-dom'
import {beforeEach, expect, test, vi} from 'vitest'
import {SharedQuestions} from './shared-questions'
import {useLessonQuestions} from './use-lesson-questions'

const QUESTION = {
  id: 'q1',
  author: 'Ben',
  messages: [{from: 'learner', text: 'Which plane for end grain?', at: 0}],
  visibility: 'shared',
  helpful: 0,
  isOpen: false,
}
/** What the service does once it is asked for all questions again. */
let answerAgain: () => Promise<unknown>
const service = {asked: 0}

vi.mock('~/lib/firebase/call', () => ({
  call: async (_: unknown, {search, cursor}: {search: string; cursor: string | null}) => {
    const page = (shared: unknown[], next: string | null = null) => ({own: [], shared, next, helpful: []})
    // Found on its second page alone.
    if (search === 'end grain') return cursor === null ? page([], 'second') : page([QUESTION])
    if (search !== '') return page([])
    service.asked += 1
    return service.asked === 1 ? page([QUESTION]) : answerAgain().then((shared) => page(shared as unknown[]))
  },
}))

function Questions() {
  const questions = useLessonQuestions('seo', 'intro')
  return questions.loaded ? <SharedQuestions questions={questions} loaded={questions.loaded} /> : null
}

let root: Root
const field = () => document.querySelector('input')
const words = () => document.body.textContent

beforeEach(async () => {
  service.asked = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(
    <MemoryRouter>
      <Questions />
    </MemoryRouter>,
  )
  await expect.poll(words).toContain('Which plane for end grain?')
  await searchFor('varnish')
  await expect.poll(words).toContain('No question here has these words.')
  return () => root.unmount()
})

/** Types into the field as a browser does. */
async function searchFor(text: string): Promise<void> {
  const input = field()
  input?.focus()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input?.dispatchEvent(new Event('input', {bubbles: true}))
}

test('a search that has found nothing can be cleared, and the field keeps the focus', async () => {
  const {promise, resolve} = Promise.withResolvers<unknown>()
  answerAgain = () => promise
  const input = field()
  await searchFor('')
  await expect.poll(() => service.asked).toBe(2)
  expect(field()).toBe(input)
  expect(document.activeElement).toBe(input)
  resolve([QUESTION])
  await expect.poll(words).toContain('Which plane for end grain?')
  expect(document.activeElement).toBe(input)
})

test('where all questions cannot be loaded again, that is said beside the field', async () => {
  answerAgain = () => Promise.reject(new Error('unavailable'))
  await searchFor('')
  await expect.poll(words).toContain('The questions could not be loaded. Please try again.')
  expect(field()).not.toBeNull()
})

test('where there are none any more, nothing is left', async () => {
  answerAgain = async () => []
  await searchFor('')
  await expect.poll(field).toBeNull()
})

test('while there is more to look through it is not said that there is nothing', async () => {
  await searchFor('end grain')
  await expect.poll(words).toContain('None found so far. Show More Questions looks further.')
  expect(words()).not.toContain('No question here has these words.')
  document.querySelector<HTMLElement>('section > button')?.click()
  await expect.poll(words).toContain('Which plane for end grain?')
})
