import {expect, test} from 'vitest'
import {csvFile, defineExport, NOTHING_READ, readNextPage, type ExportProgress} from './list-export'

const ADDRESS = 'https://shop.test/admin/orders?status=refunded&after=somewhere'
const {signal} = new AbortController()

/** A list of five numbers in pages of two, which fails at the pages it is told to. */
function numbers(fails: string[]) {
  const asked: string[] = []
  const definition = defineExport<number>(
    ({url}) => {
      asked.push(new URL(url).search)
      const start = Number(new URL(url).searchParams.get('after') ?? 0)
      if (fails[0] === String(start)) return Promise.reject(new Error(`${fails.shift()} failed`))
      const items = [0, 1, 2, 3, 4].slice(start, start + 2)
      return Promise.resolve({items, next: start + 2 < 5 ? String(start + 2) : null})
    },
    {Number: (number) => number, Twice: (number) => `=${2 * number}`},
  )
  return {definition, asked}
}

test('all pages of what the filters show are in the file, each once, also when some had to be asked twice', async () => {
  const {definition, asked} = numbers(['0', '2', '4'])
  let progress: ExportProgress = NOTHING_READ
  const failures: string[] = []
  while (!progress.isComplete)
    try {
      progress = await readNextPage(definition, ADDRESS, progress, signal)
    } catch (error) {
      failures.push(String(error))
    }
  expect(failures).toHaveLength(3)
  expect(asked).toEqual([
    '?status=refunded',
    '?status=refunded',
    '?status=refunded&after=2',
    '?status=refunded&after=2',
    '?status=refunded&after=4',
    '?status=refunded&after=4',
  ])
  expect(progress.rows).toBe(5)
  expect((await csvFile(definition, progress).text()).split('\r\n')).toEqual([
    'Number,Twice',
    "0,'=0",
    "1,'=2",
    "2,'=4",
    "3,'=6",
    "4,'=8",
    '',
  ])
})

test('a list whose cursor leads to itself ends', async () => {
  const definition = defineExport<number>(() => Promise.resolve({items: [1], next: 'same'}), {
    Number: (number) => number,
  })
  const first = await readNextPage(definition, ADDRESS, NOTHING_READ, signal)
  expect(first.isComplete).toBe(false)
  expect((await readNextPage(definition, ADDRESS, first, signal)).isComplete).toBe(true)
})
