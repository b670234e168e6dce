import {performance} from 'node:perf_hooks'
import {afterAll, expect, test} from 'vitest'
import {listAllFiles} from './list-files'

const FILES = 300

afterAll(() => {
  performance.clearResourceTimings()
  performance.setResourceTimingBufferSize(250)
})

test('files are listed that a visit fetches after the first 250', () => {
  listAllFiles()
  for (let file = 0; file < FILES; file += 1) fetchFile(`https://shop.example/assets/${file}.js`)
  const listed = performance.getEntriesByType('resource').map(({name}) => name)
  expect(listed).toContain(`https://shop.example/assets/${FILES - 1}.js`)
})

/** Notes a file as a browser does that fetches it. */
function fetchFile(address: string): void {
  const timing = {
    startTime: 0,
    endTime: 0,
    finalServiceWorkerStartTime: 0,
    redirectStartTime: 0,
    redirectEndTime: 0,
  }
  const rest = {postRedirectStartTime: 0, finalNetworkRequestStartTime: 0, finalNetworkResponseStartTime: 0}
  const sizes = {encodedBodySize: 0, decodedBodySize: 0, finalConnectionTimingInfo: null}
  performance.markResourceTiming(
    {...timing, ...rest, ...sizes},
    address,
    'script',
    globalThis,
    '',
    {},
    200,
    '',
  )
}
