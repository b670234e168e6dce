// @vitest-environment jsdom
import {createRoot} from 'react-dom/client'
import {expect, test, vi} from 'vitest'
import {LessonNote, type StoredNote} from '~/features/learning/lesson/sync/lesson-note'
import type {NoteDraft} from '~/features/learning/lesson/sync/unsent'
import {useNote} from './use-note'

const device = {draft: undefined as NoteDraft | undefined, isOnline: false, saves: 0}
const kept: StoredNote = {text: 'Ask Mara.', version: 1, savedAt: 0}

vi.mock('~/features/learning/lesson/sync/learning-sync', () => {
  const note = new LessonNote(
    {read: () => device.draft, write: (draft) => void (device.draft = draft)},
    {
      read: async () => {
        if (!device.isOnline) throw new Error('offline')
        return {text: 'Ask Mara.\n\nFrom the desk.', version: 2, savedAt: 0}
      },
      write: async () => true,
      kept: async () => kept,
    },
  )
  return {learningSync: () => ({note: () => note, saveNotes: () => (device.saves += 1)})}
})

function Notes() {
  const {text, state, type} = useNote('ada', 'seo', 'intro')
  return (
    <>
      <output>{state}</output>
      <textarea value={text ?? ''} readOnly />
      <button type="button" onClick={() => type(`On the train.\n\n${text}`)}>
        Write
      </button>
    </>
  )
}

test('without a network a note is read and written as this device keeps it, and with one it is that of all devices', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const container = document.createElement('div')
  const root = createRoot(container)
  const written = () => container.querySelector('textarea')?.value
  root.render(<Notes />)
  await expect.poll(written).toBe('Ask Mara.')
  expect(container.querySelector('output')?.textContent).toBe('unchanged')
  container.querySelector('button')?.click()
  await expect.poll(written).toBe('On the train.\n\nAsk Mara.')
  expect(device.draft?.text).toBe(written())
  await expect.poll(() => device.saves).toBe(1)
  device.isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.poll(written).toBe('On the train.\n\nAsk Mara.\n\nFrom the desk.')
  root.unmount()
})
