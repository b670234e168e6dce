// @vitest-environment jsdom
import {startTransition, use} from 'react'
import {createRoot, type Root} from 'react-dom/client'
import {beforeEach, expect, test, vi} from 'vitest'
import {useOptimisticValue} from './use-optimistic-value'

const loaded = Promise.resolve()

function Value({kept}: {kept: number}) {
  const [shown, change] = useOptimisticValue(kept)
  return (
    <button type="button" data-kept={kept} onClick={() => change(shown - 5)}>
      {shown}
    </button>
  )
}

function Results({load}: {load: () => Promise<void>}) {
  use(load())
  return null
}

let root: Root

/** Stores the value in a transition, as React Router does: it is committed once what belongs to it is loaded. */
function store(kept: number, load = () => loaded): void {
  startTransition(() =>
    root.render(
      <>
        <Value kept={kept} />
        <Results load={load} />
      </>,
    ),
  )
}

const button = () => document.querySelector('button')
const committed = () => Number(button()?.dataset['kept'])
const shown = () => Number(button()?.textContent)

beforeEach(async () => {
  const container = document.createElement('div')
  document.body.replaceChildren(container)
  root = createRoot(container)
  store(80)
  await expect.poll(shown).toBe(80)
  return () => root.unmount()
})

test('changes are shown at once, also while React renders an earlier one as stored', async () => {
  const {promise, resolve} = Promise.withResolvers<void>()
  const load = vi.fn<() => Promise<void>>(() => promise)
  button()?.click()
  await expect.poll(shown).toBe(75)
  store(75, load)
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  button()?.click()
  await expect.poll(shown).toBe(70)
  resolve()
  await expect.poll(committed).toBe(75)
  expect(shown()).toBe(70)
  store(70)
  await expect.poll(committed).toBe(70)
  expect(shown()).toBe(70)
})

test('a value from outside is shown', async () => {
  button()?.click()
  store(75)
  await expect.poll(committed).toBe(75)
  store(80)
  await expect.poll(shown).toBe(80)
})
