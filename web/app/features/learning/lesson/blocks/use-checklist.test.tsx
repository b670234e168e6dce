// @vitest-environment jsdom
import {CHECKLISTS_STORAGE_KEY} from '@lectern/domain/learning/checklists'
import {createRoot, type Root} from 'react-dom/client'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {ExerciseBlock} from './exercise-block'
import {parseChecklists} from './use-checklist'

let root: Root
let container: HTMLElement

/** Opens the lesson anew, with these criteria of its exercise. */
async function visit(...criteria: string[]): Promise<void> {
  root.unmount()
  root = createRoot(container)
  const block = {_type: 'exercise' as const, _key: 'a', title: 'Write', task: [], criteria, handsIn: false}
  root.render(<ExerciseBlock block={block} />)
  await expect.poll(() => boxes().length).toBe(criteria.length)
}

const boxes = () => [...container.querySelectorAll<HTMLInputElement>('input')]
const ticked = () =>
  boxes().flatMap(({checked, labels}) => (checked ? [labels?.[0]?.textContent.trim()] : []))
const stored = () => localStorage.getItem(CHECKLISTS_STORAGE_KEY)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
})

afterEach(() => {
  root.unmount()
  vi.unstubAllGlobals()
})

test('a tick stays with its criterion when editors put another in front, or take it out for a time', async () => {
  await visit('Short', 'True', 'Kind')
  boxes()[1]?.click()
  await expect.poll(ticked).toEqual(['True'])
  await visit('New', 'Short', 'True', 'Kind')
  expect(ticked()).toEqual(['True'])
  await visit('Short')
  boxes()[0]?.click()
  await expect.poll(ticked).toEqual(['Short'])
  await visit('Kind', 'True', 'Short')
  expect(ticked()).toEqual(['True', 'Short'])
  boxes()[1]?.click()
  await expect.poll(ticked).toEqual(['Short'])
})

test('a tick that was kept by its place is from then on kept by its words', async () => {
  localStorage.setItem(CHECKLISTS_STORAGE_KEY, '{"a":[1,7],"b":[0]}')
  await visit('Short', 'True')
  await expect.poll(ticked).toEqual(['True'])
  await expect.poll(stored).toBe('{"a":["True"],"b":[0]}')
  await visit('New', 'Short', 'True')
  expect(ticked()).toEqual(['True'])
})

test('what was ticked off is kept by exercise', () => {
  expect(parseChecklists('{"a":["Short","True"],"b":[],"c":[0,2]}')).toEqual({
    a: ['Short', 'True'],
    b: [],
    c: [0, 2],
  })
})

test.each([null, '', '7', '[1]', 'null', '{"a":"x","b":[1,null,-1,1.5]}'])(
  'what makes no sense is left out: %s',
  (stored) => {
    expect(Object.values(parseChecklists(stored)).flat()).toEqual(stored?.includes('"b"') ? [1] : [])
  },
)
