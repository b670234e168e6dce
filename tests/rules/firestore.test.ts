import {STAFF_SIGN_IN_MS} from '@lectern/domain/staff/sign-in'
import type {TokenOptions} from '@firebase/rules-unit-testing'
import {FirebaseError} from 'firebase/app'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {collectionsIn, usedCollections} from './collections.ts'
import {allowCount, allowCoverage} from './coverage.ts'
import {loadRules, type RulesEmulator} from './environment.ts'
import {certificateId, matrix, note, profile, request, settings, view} from './matrix.ts'
import {anOrder, as, daysAgo, EVERYONE, given, givenStaff, ownsCourse, type Who} from './people.ts'

let emulator: RulesEmulator
beforeAll(async () => {
  emulator = await loadRules()
  await emulator.environment.clearFirestore()
})
afterAll(() => emulator.close())

test('every collection that the code uses stands in this matrix', () => {
  const tested = new Set(matrix.flatMap(({path}) => collectionsIn(path)))
  expect([...usedCollections()].filter((name) => !tested.has(name))).toEqual([])
})

const uids: Record<Who, string> = {
  anonymous: 'nobody',
  owner: 'ada',
  'other learner': 'ben',
  staff: 'sam',
  'shop owner': 'olu',
}

/** Whether the rules allow a request; any other error is thrown. */
async function verdict(attempt: Promise<unknown>): Promise<'allowed' | 'refused'> {
  try {
    await attempt
    return 'allowed'
  } catch (error) {
    if (error instanceof FirebaseError && error.code === 'permission-denied') return 'refused'
    throw error
  }
}

describe.each(matrix)('$path', (row) => {
  const collectionName = row.path.slice(0, row.path.lastIndexOf('/'))
  beforeAll(async () => {
    await emulator.environment.clearFirestore()
    await given(emulator.environment, 'orders/order-ada', anOrder())
    await ownsCourse(emulator.environment, 'ada', 'course-a')
    await givenStaff(emulator.environment)
  })

  describe.each(EVERYONE)('%s', (who) => {
    test(
      'reads',
      {
        tags: [
          'S1.03.01',
          'S3.07.01',
          'S3.09.01',
          'S3.11.01',
          'S3.11.02',
          'S3.11.03',
          'S3.12.01',
          'S3.13.01',
          'S3.15.01',
          'S6.01.01',
          'S6.01.02',
          'S6.03.09',
          'S6.04.02',
          'S6.05.01',
          'S6.05.02',
          'S6.06.01',
          'S7.11.01',
          'S7.13.01',
          'S7.14.01',
          'S7.16.01',
          'S7.18.01',
          'S7.19.01',
        ],
      },
      async () => {
        await given(emulator.environment, row.path, row.stored)
        const db = as(emulator.environment, who)
        const own = query(collection(db, collectionName), where('userId', '==', uids[who]))
        expect(await verdict(getDoc(doc(db, row.path)))).toBe(row.get.includes(who) ? 'allowed' : 'refused')
        expect(await verdict(getDocs(collection(db, collectionName)))).toBe(
          row.list.includes(who) ? 'allowed' : 'refused',
        )
        expect(await verdict(getDocs(own))).toBe(row.listOwn.includes(who) ? 'allowed' : 'refused')
      },
    )

    test(
      'writes',
      {
        tags: [
          'S3.07.01',
          'S3.09.01',
          'S3.11.01',
          'S3.11.02',
          'S3.11.03',
          'S3.12.01',
          'S3.13.01',
          'S3.15.01',
          'S7.06.01',
          'S7.13.01',
          'S7.14.01',
          'S7.20.01',
        ],
      },
      async () => {
        const db = as(emulator.environment, who)
        const reference = doc(db, row.path)
        // Returns need their order, so another order is created.
        const created = row.path === 'orders/order-ada' ? 'orders/another' : row.path
        await given(emulator.environment, created, null)
        expect(await verdict(setDoc(doc(db, created), row.written))).toBe(
          row.create.includes(who) ? 'allowed' : 'refused',
        )
        await given(emulator.environment, row.path, row.stored)
        expect(await verdict(setDoc(reference, row.written))).toBe(
          row.update.includes(who) ? 'allowed' : 'refused',
        )
        await given(emulator.environment, row.path, row.stored)
        expect(await verdict(deleteDoc(reference))).toBe(row.delete?.includes(who) ? 'allowed' : 'refused')
      },
    )
  })
})

test('whoever is taken out of the staff reads nothing more, and a claim in the token lets nobody in', async () => {
  const {environment} = emulator
  await given(environment, 'orders/order-ada', anOrder())
  await givenStaff(environment)
  const read = (who: Who) => verdict(getDoc(doc(as(environment, who), 'orders/order-ada')))
  expect([await read('staff'), await read('shop owner')]).toEqual(['allowed', 'allowed'])
  await given(environment, 'staff/sam', null)
  expect([await read('staff'), await read('shop owner')]).toEqual(['refused', 'allowed'])
  const claiming = as(environment, 'other learner', {role: 'owner'})
  expect(await verdict(getDoc(doc(claiming, 'orders/order-ada')))).toBe('refused')
})

test('a sign-in of staff ends after twelve hours', async () => {
  const {environment} = emulator
  await given(environment, 'orders/order-ada', anOrder())
  await givenStaff(environment)
  const read = (secondsAgo: number) => {
    const db = as(environment, 'staff', {auth_time: Math.floor(Date.now() / 1000) - secondsAgo})
    return verdict(getDoc(doc(db, 'orders/order-ada')))
  }
  expect(await read(STAFF_SIGN_IN_MS / 1000 - 60)).toBe('allowed')
  expect(await read(STAFF_SIGN_IN_MS / 1000 + 60)).toBe('refused')
})

test('whoever needs a passkey reads what is for staff once it has confirmed this sign-in', async () => {
  const {environment} = emulator
  await given(environment, 'orders/order-ada', anOrder())
  const needs = (change: DocumentData) =>
    given(environment, 'staff/sam', {role: 'staff', needsPasskey: true, ...change})
  const read = (token?: TokenOptions) =>
    verdict(getDoc(doc(as(environment, 'staff', token), 'orders/order-ada')))
  await needs({})
  expect([await read(), await read({passkeyAt: 1000})]).toEqual(['refused', 'allowed'])
  // One that was taken away since has confirmed nothing.
  await needs({passkeysRemovedAt: 1001})
  expect([await read({passkeyAt: 1000}), await read({passkeyAt: 1001})]).toEqual(['refused', 'allowed'])
  await needs({needsPasskey: false})
  expect(await read()).toBe('allowed')
})

describe('a saved view', () => {
  const save = async (change: DocumentData, id = '1') => {
    await givenStaff(emulator.environment)
    await given(emulator.environment, `settings/sam/views/${id}`, null)
    const sam = as(emulator.environment, 'staff')
    return verdict(setDoc(doc(sam, `settings/sam/views/${id}`), {...view, ...change}))
  }

  test('has a name, an address in the back office and one of twenty ids', async () => {
    expect(await save({})).toBe('allowed')
    expect(await save({address: '/admin'}, '19')).toBe('allowed')
    expect(await save({address: '/admin/outbox/suppressions?q=a%40b.test'}, '10')).toBe('allowed')
    for (const id of ['20', '00', '-1', 'x']) expect(await save({}, id)).toBe('refused')
  })

  test.each([
    {name: ''},
    {name: '  '},
    {name: 'x'.repeat(61)},
    {name: 1},
    {address: '/account'},
    {address: '/administer'},
    {address: '//elsewhere.test/admin'},
    {address: 'https://elsewhere.test/admin'},
    {address: '/admin/orders#top'},
    {address: '/admin/../account'},
    {address: `/admin?q=${'x'.repeat(500)}`},
    {address: null},
    {more: 1},
    {createdAt: new Date(0)},
  ])('%j is refused', async (change) => {
    expect(await save(change)).toBe('refused')
  })
})

test(
  'a learner lists only by their own id',
  {tags: ['S6.05.01', 'S6.05.02', 'S7.13.01', 'S7.15.01']},
  async () => {
    const db = as(emulator.environment, 'other learner')
    for (const name of ['orders', 'enrollments', 'progress', 'certificates', 'reviews', 'returns']) {
      expect(await verdict(getDocs(query(collection(db, name), where('userId', '==', 'ada'))))).toBe(
        'refused',
      )
    }
  },
)

describe('reading a missing document', () => {
  test(
    'users may check whether they own a course and have requested a return',
    {tags: ['S7.15.02']},
    async () => {
      await given(emulator.environment, 'orders/order-ada', anOrder())
      await given(emulator.environment, 'returns/order-ada', null)
      const ada = as(emulator.environment, 'owner')
      expect((await getDoc(doc(ada, 'enrollments/ada_course-z'))).exists()).toBe(false)
      expect((await getDoc(doc(ada, 'returns/order-ada'))).exists()).toBe(false)
      expect((await getDoc(doc(ada, 'progress/ada_course-z'))).exists()).toBe(false)
      expect((await getDoc(doc(ada, 'notes/ada_course-z/lessons/a'))).exists()).toBe(false)
    },
  )

  test('but not whether others do', {tags: ['S6.05.02']}, async () => {
    for (const who of ['anonymous', 'other learner'] as const) {
      const db = as(emulator.environment, who)
      expect(await verdict(getDoc(doc(db, 'enrollments/ada_course-z')))).toBe('refused')
      expect(await verdict(getDoc(doc(db, 'progress/ada_course-z')))).toBe('refused')
      expect(await verdict(getDoc(doc(db, 'notes/ada_course-z/lessons/a')))).toBe('refused')
      expect(await verdict(getDoc(doc(db, 'returns/order-ada')))).toBe('refused')
      expect(await verdict(getDoc(doc(db, 'returns/no-such-order')))).toBe('refused')
      expect(await verdict(getDoc(doc(db, 'orders/no-such-order')))).toBe('refused')
    }
  })
})

describe('a profile', () => {
  const write = (data: DocumentData, picture?: string) => {
    const context = emulator.environment.authenticatedContext('ada', picture ? {picture} : {})
    return setDoc(doc(context.firestore() as unknown as ReturnType<typeof as>, 'profiles/ada'), data)
  }
  beforeAll(() => given(emulator.environment, 'profiles/ada', null))

  test.each([
    ['empty names', {...profile, firstName: '', lastName: ''}],
    ['names of 100 characters', {...profile, firstName: 'a'.repeat(100)}],
    ['no picture', {...profile, avatarUrl: null}],
  ])('may have %s', {tags: ['S7.12.01']}, async (_, data) =>
    expect(await verdict(write(data))).toBe('allowed'),
  )

  test.each([
    ['a name of 101 characters', {...profile, lastName: 'a'.repeat(101)}],
    ['a name that is not text', {...profile, firstName: 7}],
    ['one name only', {firstName: 'Ada', updatedAt: serverTimestamp()}],
    ['a field of its own', {...profile, role: 'staff'}],
    ['a time of its own', {...profile, updatedAt: daysAgo(1)}],
    ['a picture from anywhere', {...profile, avatarUrl: 'https://example.com/a.png'}],
  ])('may not have %s', {tags: ['S3.12.02', 'S6.01.02', 'S7.12.01', 'S7.20.02']}, async (_, data) =>
    expect(await verdict(write(data))).toBe('refused'),
  )

  test(
    'keeps the picture that the functions have stored, whatever the account says',
    {tags: ['S3.12.01']},
    async () => {
      const [avatarUrl, own] = ['https://lh3.example.com/ada.png', 'https://example.com/b.png']
      // Anybody can set the picture of their own account, which their token has.
      expect(await verdict(write({...profile, avatarUrl: own}, own))).toBe('refused')
      await given(emulator.environment, 'profiles/ada', {...profile, avatarUrl})
      expect(await verdict(write({...profile, avatarUrl}, own))).toBe('allowed')
      expect(await verdict(write({...profile, avatarUrl: own}, own))).toBe('refused')
    },
  )
})

describe('settings', () => {
  test.each([
    ['a switch that is not a boolean', {...settings, marketingEmails: 'yes'}],
    ['a new switch that is not a boolean', {...settings, learningReminders: 'yes'}],
    ['a switch missing', {emailNotifications: true, marketingEmails: true, updatedAt: serverTimestamp()}],
    ['a field of its own', {...settings, extra: true}],
    ['a time of its own', {...settings, updatedAt: daysAgo(0)}],
  ])('may not have %s', {tags: ['S3.13.01', 'S6.01.02', 'S7.12.01', 'S7.20.02']}, async (_, data) =>
    expect(await verdict(setDoc(doc(as(emulator.environment, 'owner'), 'settings/ada'), data))).toBe(
      'refused',
    ),
  )
})

describe.each(['newsletterSubscribers', 'newsletterConfirmations'])('%s of an address', (name) => {
  const address = 'ada@lectern.test'
  const path = `${name}/one`
  beforeEach(() => given(emulator.environment, path, {email: address, createdAt: daysAgo(1)}))

  const attempts = async (token: TokenOptions) => {
    const client = as(emulator.environment, 'owner', token)
    const found = await verdict(getDocs(query(collection(client, name), where('email', '==', address))))
    return [found, await verdict(deleteDoc(doc(client, path)))]
  }

  test('is found and ended by the account whose verified address it is', async () => {
    expect(await attempts({email: 'Ada@lectern.test', email_verified: true})).toEqual(['allowed', 'allowed'])
  })

  test.each([
    ['whose address is not verified', {email: address, email_verified: false}],
    ['with another address', {email: 'ben@lectern.test', email_verified: true}],
    ['without an address', {}],
  ])('is not shown to an account %s', async (_, token) => {
    expect(await attempts(token)).toEqual(['refused', 'refused'])
  })

  test('is not shown with those of others', async () => {
    const client = as(emulator.environment, 'owner', {email: address, email_verified: true})
    expect(await verdict(getDocs(collection(client, name)))).toBe('refused')
  })
})

test('why no mailings go to an address is found by the account whose verified address it is, and by nobody else', async () => {
  const address = 'ada@lectern.test'
  await given(emulator.environment, 'suppressions/one', {address, reason: 'bounced', detail: ''})
  const found = async (token: TokenOptions) => {
    const all = collection(as(emulator.environment, 'owner', token), 'suppressions')
    return verdict(getDocs(query(all, where('address', '==', address))))
  }
  expect(await found({email: 'Ada@lectern.test', email_verified: true})).toBe('allowed')
  expect(await found({email: address, email_verified: false})).toBe('refused')
  expect(await found({email: 'ben@lectern.test', email_verified: true})).toBe('refused')
  expect(await found({})).toBe('refused')
})

describe('a note', () => {
  const path = 'notes/ada_course-a/lessons/lesson-a'
  const write = (data: DocumentData, to = path) => setDoc(doc(as(emulator.environment, 'owner'), to), data)
  beforeEach(async () => {
    await given(emulator.environment, path, null)
    for (const course of ['course-a', 'course_with_lines'])
      await ownsCourse(emulator.environment, 'ada', course)
  })

  test('may be as long as 10,000 characters, or empty', async () => {
    expect(await verdict(write({...note, text: 'ä'.repeat(10_000)}))).toBe('allowed')
    expect(await verdict(write({...note, version: 2, text: ''}))).toBe('allowed')
    expect(await verdict(write(note, 'notes/ada_course_with_lines/lessons/lesson-a'))).toBe('allowed')
  })

  test.each([
    ['a text of 10,001 characters', {...note, text: 'a'.repeat(10_001)}],
    ['a text that is not text', {...note, text: 7}],
    ['no text', {version: 1, updatedAt: serverTimestamp()}],
    ['no version', {text: 'Kern.', updatedAt: serverTimestamp()}],
    ['a version that is not a whole number', {...note, version: 1.5}],
    ['a field of its own', {...note, shared: true}],
    ['a time of its own', {...note, updatedAt: daysAgo(0)}],
  ])('may not have %s', async (_, data) => expect(await verdict(write(data))).toBe('refused'))

  test('is saved over the version that it follows, and over no other', async () => {
    expect(await verdict(write({...note, version: 2}))).toBe('refused')
    expect(await verdict(write(note))).toBe('allowed')
    expect(await verdict(write({...note, text: 'Of another device.'}))).toBe('refused')
    expect(await verdict(write({...note, version: 2}))).toBe('allowed')
    expect(await verdict(write({...note, version: 4}))).toBe('refused')
  })

  test('that has no version yet has none before its first', async () => {
    await given(emulator.environment, path, {text: 'Old.', updatedAt: daysAgo(1)})
    expect(await verdict(write(note))).toBe('allowed')
  })

  test('is of a lesson that the learner has seen in the outline', async () => {
    expect(await verdict(write(note, 'notes/ada_course-a/lessons/of-no-course'))).toBe('refused')
  })

  test('is of a course that is the learner’s', async () => {
    expect(await verdict(write(note, 'notes/ada_course-z/lessons/lesson-a'))).toBe('refused')
    // Refunded: what was noted stays, and nothing is added.
    await given(emulator.environment, 'enrollments/ada_course-a', null)
    expect(await verdict(write(note))).toBe('refused')
    expect(await verdict(getDoc(doc(as(emulator.environment, 'owner'), path)))).toBe('allowed')
  })

  test('is not written among those of somebody else, whatever their name begins with', async () => {
    await ownsCourse(emulator.environment, 'adam', 'course-a')
    await ownsCourse(emulator.environment, 'ben', 'course-a')
    expect(await verdict(write(note, 'notes/adam_course-a/lessons/lesson-a'))).toBe('refused')
    expect(await verdict(write(note, 'notes/ben_course-a/lessons/lesson-a'))).toBe('refused')
  })
})

test('a certificate is asked for by the whole of its id, and by nothing else', async () => {
  const db = as(emulator.environment, 'anonymous')
  expect(await verdict(getDoc(doc(db, `certificates/${'0'.repeat(32)}`)))).toBe('allowed')
  for (const id of ['one', certificateId.slice(1), certificateId.toUpperCase(), `${certificateId}0`]) {
    expect(await verdict(getDoc(doc(db, `certificates/${id}`)))).toBe('refused')
  }
})

describe('requesting a return', () => {
  const ask = async (change: DocumentData = {}, order: DocumentData = {}, who: Who = 'owner') => {
    await given(emulator.environment, 'orders/order-ada', anOrder(order))
    await given(emulator.environment, 'returns/order-ada', null)
    return setDoc(doc(as(emulator.environment, who), 'returns/order-ada'), {...request, ...change})
  }

  test('works until the 30 days are over', {tags: ['S1.02.04', 'S9.11.01']}, async () => {
    expect(await verdict(ask({}, {completedAt: daysAgo(30, -20_000)}))).toBe('allowed')
    expect(await verdict(ask({}, {completedAt: daysAgo(30, 1)}))).toBe('refused')
  })

  test.each(['pending', 'expired', 'failed', 'refunded'])(
    'does not work for an order that is %s',
    {tags: ['S1.02.04']},
    async (status) => expect(await verdict(ask({}, {status}))).toBe('refused'),
  )
  test('does not work where a bank has taken the money back', async () => {
    const chargeback = {amountCents: 1, at: daysAgo(0), courses: 'undecided'}
    expect(await verdict(ask({}, {chargeback}))).toBe('refused')
  })
  test('does not work for a gift, and for what was bought before there were gifts it does', async () => {
    const line = {lineId: '1', id: 'course-a', courseIds: ['course-a']}
    expect(await verdict(ask({}, {items: [{...line, for: 'gift'}]}))).toBe('refused')
    expect(await verdict(ask({}, {items: [{...line, for: 'me'}]}))).toBe('allowed')
    expect(await verdict(ask({}, {items: [{courseId: 'course-a'}]}))).toBe('allowed')
  })
  test('does not work for an order that was never completed', async () =>
    expect(await verdict(ask({}, {completedAt: null}))).toBe('refused'))

  test.each([
    ['no reason', {reason: ''}],
    ['only white space as reason', {reason: ' \n\t\u00a0 '}],
    ['a reason that shows nothing', {reason: '\u200b\u2060\u2800\u3164'}],
    ['a reason that renderers ignore', {reason: '\u034f\u17b4\u180b\ufe0f\ufff0\u{e0100}'}],
    ['a reason of 2,001 characters', {reason: 'a'.repeat(2001)}],
    ['a reason that is not text', {reason: 5}],
    ['a decision already made', {status: 'approved'}],
    ['another order inside', {orderId: 'order-ben'}],
    ['somebody else as its owner', {userId: 'ben'}],
    ['a date of its own', {createdAt: daysAgo(1)}],
    ['a change date of its own', {updatedAt: daysAgo(1)}],
    ['a field of its own', {refundId: 're_1'}],
    ['a course of another order', {courseIds: ['course-b']}],
    ['no course at all', {courseIds: []}],
    ['courses that are no list', {courseIds: 'course-a'}],
  ])('does not work with %s', {tags: ['S4.11.01', 'S5.06.01', 'S7.17.01']}, async (_, change) =>
    expect(await verdict(ask(change))).toBe('refused'),
  )

  test('works with some of the courses of the order', async () => {
    const courseIds = ['course-a', 'course-b']
    expect(await verdict(ask({courseIds: ['course-b']}, {courseIds}))).toBe('allowed')
  })

  test('works with the longest reason, in several lines', async () =>
    expect(await verdict(ask({reason: `First.\n${'a'.repeat(1993)}`}))).toBe('allowed'))

  test("does not work for somebody else's order, with either user id", {tags: ['S1.02.04']}, async () => {
    expect(await verdict(ask({userId: 'ben'}, {}, 'other learner'))).toBe('refused')
    expect(await verdict(ask({}, {}, 'other learner'))).toBe('refused')
  })

  test('does not work for an order that does not exist', async () => {
    const ada = as(emulator.environment, 'owner')
    expect(await verdict(setDoc(doc(ada, 'returns/order-x'), {...request, orderId: 'order-x'}))).toBe(
      'refused',
    )
  })

  test(
    'works once, and cannot be changed or deleted',
    {tags: ['S3.11.01', 'S4.11.01', 'S4.12.01', 'S7.17.01']},
    async () => {
      expect(await verdict(ask())).toBe('allowed')
      const reference = doc(as(emulator.environment, 'owner'), 'returns/order-ada')
      expect(await verdict(setDoc(reference, request))).toBe('refused')
      expect(await verdict(updateDoc(reference, {status: 'approved'}))).toBe('refused')
      expect(await verdict(deleteDoc(reference))).toBe('refused')
    },
  )
})

test('every allow has been tested with both results', async () => {
  const allows = await allowCoverage(emulator.address)
  expect(allows.length).toBe(allowCount)
  for (const {allow, line, seen} of allows) {
    expect({line, allow, yes: seen.has(true), no: seen.has(false)}).toEqual({
      line,
      allow,
      yes: true,
      no: true,
    })
  }
})
