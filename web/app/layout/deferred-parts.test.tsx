// @vitest-environment jsdom
import {runInThisContext} from 'node:vm'
import {setTimeout as pause} from 'node:timers/promises'
import {useLayoutEffect, type ReactNode} from 'react'
import {hydrateRoot} from 'react-dom/client'
import {renderToString} from 'react-dom/server'
import {expect, test, vi} from 'vitest'
import {DeferredParts} from './deferred-parts'
import {inputRecordScript} from './input-replay'

vi.mock('./deferred-layout', () => ({DeferredLayout: () => null}))

function Page({onClick, children}: {onClick: () => void; children?: ReactNode}) {
  return (
    <>
      <button type="button" onClick={onClick}>
        Add
      </button>
      <DeferredParts />
      {children}
    </>
  )
}

/** Clicks between React's commit and its passive effects. */
function ClickAtCommit() {
  useLayoutEffect(() => {
    queueMicrotask(() => document.querySelector('button')?.click())
  }, [])
  return null
}

test('a click that React handles before its passive effects run is not repeated', async () => {
  const onClick = vi.fn<() => void>()
  document.body.innerHTML = renderToString(<Page onClick={onClick} />)
  runInThisContext(inputRecordScript)
  hydrateRoot(
    document.body,
    <Page onClick={onClick}>
      <ClickAtCommit />
    </Page>,
  )
  await expect.poll(() => window.inputRecord).toBeUndefined()
  // The replay begins in the next task, and so ends before the one after that.
  await pause()
  await pause()
  expect(onClick).toHaveBeenCalledTimes(1)
})
