// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {MemoryRouter} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import type {LessonCourse} from '~/features/learning/lesson/model'
import {LessonNote} from '~/features/learning/lesson/sync/lesson-note'
import type {NoteDraft} from '~/features/learning/lesson/sync/unsent'
import LessonNotes from './lesson-notes'

const device = {draft: undefined as NoteDraft | undefined}
const desk = 'Desk. '.repeat(1_500).trim()
const train = 'Train. '.repeat(1_000).trim()

vi.mock('~/features/learning/lesson/sync/learning-sync', () => {
  const note = new LessonNote(
    {read: () => device.draft, write: (draft) => void (device.draft = draft)},
    {
      read: async () => ({text: desk, version: 1, savedAt: 0}),
      write: async () => true,
      kept: async () => null,
    },
  )
  return {learningSync: () => ({note: () => note, saveNotes: () => void note.save()})}
})

const course: LessonCourse = {
  id: 'seo',
  slug: 'seo',
  title: 'SEO',
  outline: [],
  inOrder: false,
  price: null,
  image: null,
}

test('a note that is too long is kept, and says by how much until it is shortened', async () => {
  // As another device has saved a long one, while this one has written without a network.
  device.draft = {text: train, base: {text: '', version: 0}}
  const container = document.createElement('div')
  const root = createRoot(container)
  root.render(
    <MemoryRouter>
      <LessonNotes
        uid="ada"
        course={course}
        lessonKey="intro"
        body={null}
        onAdd={() => {}}
        added={[]}
        onAdded={() => {}}
        onReach={() => {}}
      />
    </MemoryRouter>,
  )
  const area = () => container.querySelector('textarea')
  const said = () => container.querySelector('output')?.textContent
  await expect.poll(() => area()?.value).toBe(`${desk}\n\n${train}`)
  expect(said()).toMatch(
    /^Not saved yet: a note can have 10,000 characters\. It is kept in this browser until/,
  )
  expect(container.textContent).toContain('16,000 of 10,000 characters')
  expect(device.draft?.text).toBe(`${desk}\n\n${train}`)

  const shortened = `Desk.\n\n${train}`
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area(), shortened)
  area()?.dispatchEvent(new Event('input', {bubbles: true}))
  await expect.poll(said).toBe('Saved')
  expect(container.textContent).not.toContain('of 10,000 characters')
  root.unmount()
})
