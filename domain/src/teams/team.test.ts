import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {inviteMembers, takeSeatBack} from './contracts.ts'
import {countSeats, freeSeats, readInvitations, readTiers, seatPriceCents, seatPriceWords} from './team.ts'

const tiers = [
  {from: 5, percentOff: 10},
  {from: 20, percentOff: 25},
]

describe('prices by number', () => {
  test('are those of the last tier that is reached, in whole cents for each seat', () => {
    expect([2, 4, 5, 19, 20, 500].map((seats) => seatPriceCents(9999, seats, tiers))).toEqual([
      9999, 9999, 8999, 8999, 7499, 7499,
    ])
    expect(seatPriceCents(5000, 3, [])).toBe(5000)
  })

  test('are said in words, a sentence for each', () => {
    expect(seatPriceWords(10_000, tiers)).toEqual([
      '2 to 4 seats: $100.00 each',
      '5 to 19 seats: $90.00 each',
      '20 seats or more: $75.00 each',
    ])
    expect(seatPriceWords(10_000, [])).toEqual(['2 seats or more: $100.00 each'])
    expect(seatPriceWords(10_000, [{from: 3, percentOff: 50}])[0]).toBe('2 seats: $100.00 each')
  })

  test('of an editor are sorted; what is none is left out', () => {
    expect(
      readTiers([
        {from: 20, percentOff: 25},
        {from: 5, percentOff: 10},
        {from: 1, percentOff: 10},
        {from: 7.5, percentOff: 10},
        {from: 9, percentOff: 100},
        {from: 9},
      ]),
    ).toEqual(tiers)
    expect(readTiers(null)).toEqual([])
  })
})

describe('a list of people', () => {
  test.each([
    ['ada@example.com\nben@example.com\n', ['ada@example.com', 'ben@example.com']],
    [
      'ada@example.com, ben@example.com; cleo@example.com',
      ['ada@example.com', 'ben@example.com', 'cleo@example.com'],
    ],
    ['Name,Email\r\n"Lovelace, Ada",ada@example.com\r\n', ['ada@example.com']],
    ['Ada Lovelace <ada@example.com>', ['ada@example.com']],
    ['ada@example.com\nADA@example.com', ['ada@example.com']],
    ['ada@example\nBen', [null, null]],
    ['Ada ada@example.com ada@work.example', [null]],
    ['  \n ', []],
  ])('%j', (list, emails) => {
    expect(readInvitations(list).map(({email}) => email)).toEqual(emails)
  })

  test.each([
    ['', 'Please enter an address.'],
    ['  \n', 'Please enter an address.'],
    ['email', 'Only the names of columns are here. Please enter an address.'],
    ['Name,Email\n', 'Only the names of columns are here. Please enter an address.'],
    ['nobody', undefined],
    ['email\nada@example.com', undefined],
  ])('%j is refused: %j', (list, words) => {
    const {error} = inviteMembers.input.safeParse({teamId: 'ada_course', list})
    expect(error?.issues[0]?.message).toBe(words)
  })

  test.each([
    ["o'brien@example.com", "o'brien@example.com"],
    ["Anna O'Brien, o'brien@example.com", "o'brien@example.com"],
    ["'ada@example.com'", 'ada@example.com'],
    ["Ada <'ada@example.com'>", 'ada@example.com'],
  ])('an apostrophe is part of an address, and none around it: %s', (list, email) => {
    expect(readInvitations(list).map((line) => line.email)).toEqual([email])
  })

  test('keeps what was entered of a line without an address', () => {
    expect(readInvitations('ada@example.com\nsomebody else')[1]).toEqual({text: 'somebody else', email: null})
  })
})

const purchase = fc.record({
  bought: fc.nat(500),
  givenBack: fc.nat(500),
  returning: fc.nat(500),
  used: fc.nat(500),
  isClosed: fc.boolean(),
})

test('used and free seats are all there are', () => {
  fc.assert(
    fc.property(fc.array(purchase, {maxLength: 5}), (all) => {
      const sound = all.filter(
        ({bought, givenBack, returning, used}) => givenBack + returning + used <= bought,
      )
      const {seats, used, free} = countSeats(sound)
      expect(used + free).toBe(seats)
      for (const one of all) expect(freeSeats(one)).toBeGreaterThanOrEqual(0)
      expect(all.filter(({isClosed}) => isClosed).every((one) => freeSeats(one) === 0)).toBe(true)
    }),
  )
})

test('a seat that is taken back goes to somebody else, or to nobody where the form is left empty', () => {
  const seat = {teamId: 'ada_course-a', seatId: 'ada_course-a-0123456789abcdef0123456789abcdef'}
  const given = (to: unknown) => takeSeatBack.input.safeParse({...seat, to})
  expect(given('').data?.to).toBe('')
  expect(given(' ben@example.com ').data?.to).toBe('ben@example.com')
  expect(given('ben@').error?.issues[0]?.message).toBe('Please enter a valid email address.')
})
