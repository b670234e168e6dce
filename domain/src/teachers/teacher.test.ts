import {expect, test} from 'vitest'
import {inviteTeacher} from './contracts.ts'
import {canChangeTeacher, shareFromPercent, shareLabel, TEACHER_CHANGES, TEACHER_STATES} from './teacher.ts'

test('a teacher is paused, goes on and ends; what nobody has accepted is taken back', () => {
  const possible = TEACHER_STATES.map((from) => [
    from,
    TEACHER_CHANGES.filter((to) => canChangeTeacher(from, to)),
  ])
  expect(Object.fromEntries(possible)).toEqual({
    invited: ['ended'],
    active: ['paused', 'ended'],
    paused: ['active', 'ended'],
    ended: [],
  })
})

test.each([
  ['70', 7000, '70%'],
  ['62.5', 6250, '62.5%'],
  ['0', 0, '0%'],
  [' 100 ', 10_000, '100%'],
  ['33.33', 3333, '33.33%'],
])('a share of %s percent', (text, bps, label) => {
  expect(shareFromPercent(text)).toBe(bps)
  expect(shareLabel(bps)).toBe(label)
})

test.each(['', '101', '-1', '70.123', '1e2', 'half', '7000'])(
  '%j is no share, and a form says so',
  (text) => {
    expect(shareFromPercent(text)).toBeNaN()
    const entered = {instructorId: 'instructor-a', email: 'ada@example.com', share: text}
    expect(inviteTeacher.input.safeParse(entered).error?.issues[0]?.path).toEqual(['share'])
  },
)

test('a teacher gets 70 percent unless staff say something else', () => {
  const {data} = inviteTeacher.input.safeParse({instructorId: 'instructor-a', email: 'ada@example.com'})
  expect(data?.share).toBe(7000)
})
