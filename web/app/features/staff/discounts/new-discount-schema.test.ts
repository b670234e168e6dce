import {expect, test} from 'vitest'
import {newDiscountSchema} from './new-discount-schema'

const entered = {code: 'spring-20', kind: 'percentage', value: '20', maxUsesPerPerson: '1'}
const field = (change: object) => {
  const {error} = newDiscountSchema.safeParse({...entered, ...change})
  return error?.issues.map(({path}) => path.join('.'))
}

test('what staff enter becomes a code', () => {
  expect(newDiscountSchema.parse(entered)).toEqual({
    code: 'SPRING-20',
    kind: 'percentage',
    value: 20,
    courseId: null,
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerPerson: 1,
    course: '',
  })
  expect(
    newDiscountSchema.parse({...entered, kind: 'amount', value: '$9.99', course: ' Typography '}),
  ).toMatchObject({
    value: 999,
    course: 'Typography',
  })
  expect(newDiscountSchema.parse({...entered, endsAt: '2027-01-01T00:00'}).endsAt).toBe(
    new Date(2027, 0, 1).getTime(),
  )
})

test.each([
  [{value: ''}, 'value'],
  [{value: '-5'}, 'value'],
  [{value: '12.5'}, 'value'],
  [{kind: 'amount', value: '1.005'}, 'value'],
  [{value: '101'}, 'value'],
  [{code: 'a b c d !'}, 'code'],
  [{maxUses: 'many'}, 'maxUses'],
  [{maxUsesPerPerson: '0'}, 'maxUsesPerPerson'],
  [{startsAt: 'soon'}, 'startsAt'],
  [{startsAt: '2027-01-02T00:00', endsAt: '2027-01-01T00:00'}, 'endsAt'],
])('%o is refused at its field', (change, name) => {
  expect(field(change)).toEqual([name])
})
