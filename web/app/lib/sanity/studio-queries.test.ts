import {bundlesOnSale} from '@lectern/domain/content/bundle'
import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {withWhatIsToCome} from './studio-queries'

const timestamp = new Date('2026-06-01T12:00:00Z')
const course = (_id: string) => ({_id, _type: 'course', title: _id, slug: {current: _id}, price: 10})
const bundle = (_id: string, dates: {from?: string; until?: string}) => ({
  ...course(_id),
  ...dates,
  _type: 'bundle',
  courses: [{_ref: 'a'}, {_ref: 'b'}],
})

/** The bundles that the lists of the preview have. */
function listed(...bundles: object[]): unknown {
  const dataset = [course('a'), course('b'), ...bundles]
  return toJS(evaluateSync(parse(withWhatIsToCome(`*[${bundlesOnSale}]._id`)), {dataset, timestamp}))
}

test('a list of the preview has what is to come', () => {
  expect(listed(bundle('later', {from: '2026-07-01T00:00:00Z'}))).toEqual(['later'])
})

test('a list of the preview has what ends later, and nothing that has ended', () => {
  const ahead = bundle('ahead', {from: '2026-07-01T00:00:00Z', until: '2026-08-01T00:00:00Z'})
  const ended = bundle('ended', {until: '2026-05-01T00:00:00Z'})
  expect(listed(ahead, ended)).toEqual(['ahead'])
})
