// @vitest-environment jsdom
import {runInThisContext} from 'node:vm'
import {beforeEach, expect, test, vi} from 'vitest'
import {endRecordOfPresses, inputRecordScript, replayInput} from './input-replay'

beforeEach(() => {
  document.body.innerHTML = `
    <select><option value="name"></option><option value="title"></option></select>
    <input>
    <button type="button"></button>`
  window.inputRecord?.stop()
  runInThisContext(inputRecordScript)
})

const select = () => document.querySelector('select')!
const button = () => document.querySelector('button')!

function choose(value: string): void {
  select().value = value
  for (const type of ['input', 'change']) select().dispatchEvent(new Event(type, {bubbles: true}))
}

test('a value chosen before hydration is entered again', async () => {
  choose('title')
  select().value = 'name'
  const seen: string[] = []
  select().addEventListener('change', () => seen.push(select().value))
  await replayInput()
  expect(seen).toEqual(['title'])
})

test('a value that is chosen while React hydrates is entered when its event is over', async () => {
  const seen: string[] = []
  let replay: Promise<void> | undefined
  document.body.addEventListener('change', () => {
    replay ??= replayInput()
    // As React resets a controlled field until its state has changed.
    if (seen.length === 0) select().value = 'name'
    seen.push(select().value)
  })
  choose('title')
  await replay
  expect(seen).toEqual(['name', 'title'])
})

test('what was typed until React emptied the field is there when typing goes on', async () => {
  const field = document.querySelector('input')!
  const type = (letters: string) => {
    for (const letter of letters) {
      field.dispatchEvent(new InputEvent('beforeinput', {bubbles: true, data: letter}))
      field.value += letter
      field.dispatchEvent(new InputEvent('input', {bubbles: true, data: letter}))
    }
  }
  type('ka')
  field.value = ''
  type('rp')
  field.value = ''
  await replayInput()
  expect(field.value).toBe('karp')
})

test('a click that makes React hydrate is not repeated, and those before it are', async () => {
  const clicks = vi.fn<() => void>()
  button().click()
  let replay: Promise<void> | undefined
  document.body.addEventListener('click', () => {
    endRecordOfPresses()
    replay ??= replayInput()
    clicks()
  })
  button().click()
  expect(clicks).toHaveBeenCalledTimes(1)
  await replay
  expect(clicks).toHaveBeenCalledTimes(2)
})

test('clicks after hydration are left to React', async () => {
  const clicks = vi.fn<() => void>()
  button().addEventListener('click', clicks)
  endRecordOfPresses()
  const replay = replayInput()
  button().click()
  await replay
  expect(clicks).toHaveBeenCalledTimes(1)
})
