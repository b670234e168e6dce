// @vitest-environment jsdom
import {createRoot, type Root} from 'react-dom/client'
import {createRoutesStub} from 'react-router-dom'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {CorrectDialog} from './correct-dialog'

const loadStanding = vi.fn<(instructorId: string) => Promise<object>>()
vi.mock('../teachers/teacher-details', () => ({loadStanding: (id: string) => loadStanding(id)}))
vi.mock('../teachers/find-instructors', () => ({
  findInstructor: (name: string) =>
    Promise.resolve(name === 'Nobody' ? {mistake: 'There is none.'} : {instructorId: `instructor-${name}`}),
  suggestInstructors: () => Promise.resolve([]),
}))
vi.mock('./actions', () => ({}))

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
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, missing)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  loadStanding.mockReset().mockResolvedValue({pendingCents: 4000, availableCents: 8500, paidOutCents: 0})
})
afterEach(() => {
  root.unmount()
  for (const name of Object.keys(missing)) Reflect.deleteProperty(HTMLDialogElement.prototype, name)
})

function open(teacher?: {instructorId: string; name: string}) {
  const dialog = teacher ? (
    <CorrectDialog open onClose={() => {}} teacher={teacher} />
  ) : (
    <CorrectDialog open onClose={() => {}} />
  )
  const Stub = createRoutesStub([{path: '/', Component: () => dialog}])
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  root.render(<Stub />)
}

const shown = () => document.querySelector('output')?.textContent
const field = (name: string) => () => document.querySelector<HTMLInputElement>(`[name=${name}]`)

async function enter(name: string, value: string) {
  await expect.poll(field(name)).not.toBeNull()
  const element = field(name)()
  if (!element) return
  const prototype = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  // React takes what a script sets for what it has set itself.
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event(element instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}))
  element.dispatchEvent(new FocusEvent('focusout', {bubbles: true}))
}

test('it says what a teacher has, and what they have after what is typed', async () => {
  open({instructorId: 'instructor-ada', name: 'Ada Fenn'})
  const before = 'Balance: $85.00 available, $40.00 pending.'
  await expect.poll(shown).toBe(before)
  expect(loadStanding).toHaveBeenCalledWith('instructor-ada')
  await enter('amount', '1,000.50')
  await expect.poll(shown).toBe(`${before}After the correction: $1,085.50 available.`)
  await enter('direction', 'take')
  await expect
    .poll(shown)
    .toBe(`${before}After the correction: -$915.50 available. What is missing is taken from the next sales.`)
  await enter('amount', 'much')
  await expect.poll(shown).toBe(before)
})

test('of a teacher who is named it is said once they are known', async () => {
  open()
  await enter('amount', '1')
  await enter('instructor', 'Nobody')
  await expect.poll(shown).toBe('')
  await enter('instructor', 'ben')
  await expect.poll(shown).toMatch(/^Balance: \$85\.00 .*After the correction: \$86\.00 available\.$/)
  expect(loadStanding.mock.calls).toEqual([['instructor-ben']])
})

test('where it cannot be loaded, it can be tried again', async () => {
  loadStanding.mockRejectedValueOnce(new Error('unavailable'))
  open({instructorId: 'instructor-ada', name: 'Ada Fenn'})
  const alert = () =>
    [...document.querySelectorAll('[role=alert]')].find(({textContent}) =>
      textContent?.startsWith('The balance could not be loaded.'),
    )
  await expect.poll(alert).toBeDefined()
  alert()?.querySelector('button')?.click()
  await expect.poll(shown).toContain('$85.00 available')
})
