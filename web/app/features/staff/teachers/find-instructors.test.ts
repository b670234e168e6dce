import {evaluateSync, parse, toJS} from 'groq-js'
import {beforeEach, expect, test, vi} from 'vitest'
import {fetchContent} from '~/lib/sanity/client'
import {findInstructor} from './find-instructors'

vi.mock('~/lib/sanity/client')

const instructor = (_id: string, name: string, slug: string) => ({
  _id,
  _type: 'instructor',
  name,
  slug: {current: slug},
})
const dataset = [
  instructor('i-1', 'Ada Fenn', 'ada-fenn'),
  instructor('i-2', 'Ada Fenn', 'ada-fenn-2'),
  instructor('i-3', 'Noor Haddad', 'noor'),
  // Whose name is the id of another.
  instructor('i-4', 'i-9', 'four'),
  instructor('i-9', 'Nine', 'nine'),
]

beforeEach(() => {
  vi.mocked(fetchContent).mockImplementation(
    async (query, params = {}) => toJS(evaluateSync(parse(query, {params}), {dataset, params})) as never,
  )
})

test.each([
  ['Noor Haddad', 'i-3'],
  [' noor ', 'i-3'],
  ['https://shop.test/instructor/ada-fenn-2?from=mail', 'i-2'],
  ['i-1', 'i-1'],
  ['i-9', 'i-9'],
])('an instructor is found by name, address or id: %s', async (given, instructorId) => {
  expect(await findInstructor(given)).toEqual({instructorId})
})

test('where there is none, or several of one name, it says what to give instead', async () => {
  expect(await findInstructor('Nobody')).toEqual({
    mistake: 'The content has no instructor of this name or address.',
  })
  expect(await findInstructor('Ada Fenn')).toEqual({
    mistake: 'Several instructors have this name. Please give the address of the page, or the id.',
  })
})
