import {addOrderNote, orderDetails} from '@lectern/domain/orders/contracts'
import {grantCourse} from '@lectern/domain/people/contracts'
import {listStaff, listStaffActions, setStaffRole} from '@lectern/domain/staff/contracts'
import {Timestamp, type DocumentData} from 'firebase-admin/firestore'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {indexPerson} from '../../../functions/src/people/indexed-person.ts'
import {accounts, clearShelf, firestore, letTimePass, publishCourse, read} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {signIn, signUp, signUpStaff, type Learner} from '../commerce/learner.ts'

const PASSWORD = 'secret-1'

/** Whoever else is staff, who are so again afterwards. */
const others = new Map<string, DocumentData>()
const staff = firestore.collection('staff')
beforeAll(async () => {
  for (const member of (await staff.get()).docs) others.set(member.id, member.data())
})
beforeEach(async () => {
  for (const {ref} of (await staff.get()).docs) await ref.delete()
})
afterAll(async () => {
  for (const [uid, member] of others) await staff.doc(uid).set(member)
  await clearShelf()
})

async function aVerifiedAccount(): Promise<Learner> {
  const ada = await signUp()
  await accounts.updateUser(ada.uid, {emailVerified: true})
  return ada
}

const claimsOf = async ({uid}: Learner) => (await accounts.getUser(uid)).customClaims ?? {}
const rolesIn = async (who: Learner) => {
  const {members} = await who.call(listStaff, {})
  return Object.fromEntries(members.map(({uid, role}) => [uid, role]))
}

describe('an owner', () => {
  test('makes staff and owners and takes it back, each act recorded', async () => {
    const [owner, ada] = await Promise.all([signUpStaff('owner'), aVerifiedAccount()])
    await accounts.setCustomUserClaims(ada.uid, {other: 1})
    expect(await owner.call(setStaffRole, {email: ada.email, role: 'staff'})).toEqual({
      email: ada.email,
      role: 'staff',
    })
    expect(await claimsOf(ada)).toEqual({other: 1, role: 'staff'})
    expect(await rolesIn(owner)).toEqual({[owner.uid]: 'owner', [ada.uid]: 'staff'})
    await owner.call(setStaffRole, {email: ada.email, role: 'owner'})
    // Said twice, it is one act.
    await owner.call(setStaffRole, {email: ada.email, role: 'owner'})
    await owner.call(setStaffRole, {email: ada.email, role: 'none'})
    expect(await claimsOf(ada)).toEqual({other: 1})
    expect(await rolesIn(owner)).toEqual({[owner.uid]: 'owner'})
    const {actions, people} = await owner.call(listStaffActions, {
      action: 'role-changed',
      staffId: owner.uid,
      cursor: null,
    })
    expect(actions.map(({reason}) => reason)).toEqual(['owner → none', 'staff → owner', 'none → staff'])
    expect(actions[0]).toMatchObject({subject: {kind: 'staff', id: ada.uid}, staffEmail: owner.email})
    expect(people).toEqual([{uid: owner.uid, email: owner.email}])
  })

  test('stays while there is no other, also when two act at once', async () => {
    const [owner, ada] = await Promise.all([signUpStaff('owner'), aVerifiedAccount()])
    const resign = (who: Learner, whom: Learner) => who.call(setStaffRole, {email: whom.email, role: 'none'})
    expect(await refusal(resign(owner, owner))).toEqual({reason: 'last-owner'})
    expect(await refusal(owner.call(setStaffRole, {email: owner.email, role: 'none'}))).toEqual({
      reason: 'last-owner',
    })
    await owner.call(setStaffRole, {email: ada.email, role: 'owner'})
    const second = await signIn(ada.email, PASSWORD)
    await Promise.allSettled([resign(owner, second), resign(second, owner)])
    expect((await staff.where('role', '==', 'owner').get()).size).toBe(1)
  })

  test.each([
    ['gone', (uid: string) => accounts.deleteUser(uid)],
    ['disabled', (uid: string) => accounts.updateUser(uid, {disabled: true})],
  ])('stays where the account of each other is %s', async (_, end) => {
    const [owner, ben, ada] = await Promise.all([
      signUpStaff('owner'),
      signUpStaff('owner'),
      aVerifiedAccount(),
    ])
    await end(ben.uid)
    const resign = () => owner.call(setStaffRole, {email: owner.email, role: 'none'})
    expect(await refusal(resign())).toEqual({reason: 'last-owner'})
    await owner.call(setStaffRole, {email: ada.email, role: 'owner'})
    expect(await resign()).toEqual({email: owner.email, role: null})
  })

  test('who no longer is one cannot use what is left of the token', async () => {
    const [owner, ada] = await Promise.all([signUpStaff('owner'), aVerifiedAccount()])
    await owner.call(setStaffRole, {email: ada.email, role: 'owner'})
    const second = await signIn(ada.email, PASSWORD)
    await owner.call(setStaffRole, {email: ada.email, role: 'none'})
    const again = second.call(setStaffRole, {email: ada.email, role: 'owner'})
    expect(await refusal(again)).toEqual({reason: 'not-staff'})
    expect(await claimsOf(ada)).toEqual({})
  })

  test('names who is staff by their account, whatever its address is by now and whoever has the former one', async () => {
    const [owner, ben] = await Promise.all([signUpStaff('owner'), signUpStaff()])
    const address = await ben.changeAddress()
    const stranger = await signUp(ben.email)
    await accounts.updateUser(stranger.uid, {emailVerified: true})
    const {members} = await owner.call(listStaff, {})
    expect(members.find(({uid}) => uid === ben.uid)).toMatchObject({email: address, role: 'staff'})
    expect(await owner.call(setStaffRole, {uid: ben.uid, role: 'owner'})).toEqual({
      email: address,
      role: 'owner',
    })
    expect(await rolesIn(owner)).toEqual({[owner.uid]: 'owner', [ben.uid]: 'owner'})
    await owner.call(setStaffRole, {uid: ben.uid, role: 'none'})
    expect(await rolesIn(owner)).toEqual({[owner.uid]: 'owner'})
    expect(await claimsOf(stranger)).toEqual({})
  })

  test('reads the address that somebody has shown to be theirs', async () => {
    const [owner, ben] = await Promise.all([signUpStaff('owner'), signUpStaff()])
    await accounts.updateUser(ben.uid, {email: `not-shown-${ben.email}`, emailVerified: false})
    const {members} = await owner.call(listStaff, {})
    expect(members.find(({uid}) => uid === ben.uid)).toMatchObject({email: ben.email})
  })

  test('takes the role of an account that is gone, and gives it none', async () => {
    const [owner, ben] = await Promise.all([signUpStaff('owner'), signUpStaff()])
    await accounts.deleteUser(ben.uid)
    const make = (role: 'staff' | 'none') => owner.call(setStaffRole, {uid: ben.uid, role})
    expect(await refusal(make('staff'))).toEqual({reason: 'unknown-account'})
    expect(await make('none')).toEqual({email: null, role: null})
    expect(await rolesIn(owner)).toEqual({[owner.uid]: 'owner'})
  })

  test('names an account that exists and whose address is its own', async () => {
    const [owner, ada] = await Promise.all([signUpStaff('owner'), signUp()])
    const make = (email: string) => owner.call(setStaffRole, {email, role: 'staff'})
    expect(await refusal(make('nobody@example.com'))).toEqual({reason: 'unknown-account'})
    expect(await refusal(make(ada.email))).toEqual({reason: 'not-verified'})
    expect(await refusal(make('no address'))).toMatchObject({reason: 'invalid-argument'})
    const unclear = [{role: 'staff'}, {uid: ada.uid, email: ada.email, role: 'staff'}] as const
    for (const input of unclear)
      expect(await refusal(owner.call(setStaffRole, input))).toEqual({
        reason: 'invalid-argument',
        field: 'email',
      })
    const gone = owner.call(setStaffRole, {uid: 'nobody', role: 'none'})
    expect(await refusal(gone)).toEqual({reason: 'unknown-account'})
    expect(await claimsOf(ada)).toEqual({})
  })
})

describe('a role that is taken back', () => {
  const act = (who: Learner) => who.call(listStaffActions, {action: null, staffId: null, cursor: null})

  test('is gone at the next call, whatever the token says', async () => {
    const [owner, ada] = await Promise.all([signUpStaff('owner'), aVerifiedAccount()])
    await owner.call(setStaffRole, {email: ada.email, role: 'staff'})
    const asStaff = await signIn(ada.email, PASSWORD)
    await act(asStaff)
    await owner.call(setStaffRole, {email: ada.email, role: 'none'})
    expect(await refusal(act(asStaff))).toEqual({reason: 'not-staff'})
    expect(await read(`staff/${ada.uid}`)).toBeNull()
  })

  test('lets nobody in by the claim alone', async () => {
    const ada = await signUp()
    await accounts.setCustomUserClaims(ada.uid, {role: 'owner'})
    const claiming = await signIn(ada.email, PASSWORD)
    expect(await refusal(act(claiming))).toEqual({reason: 'not-staff'})
    expect(await refusal(claiming.call(listStaff, {}))).toEqual({reason: 'not-staff'})
  })
})

test('the list of an earlier version becomes a document for each who is staff, and is gone', async () => {
  const [ada, ben, olu] = await Promise.all([signUp(), signUp(), signUpStaff('owner')])
  const since = Timestamp.fromMillis(1000)
  await firestore.doc('staff/directory').set({
    members: {
      [ada.uid]: {email: ada.email, role: 'owner', since},
      [ben.uid]: {email: null, role: null, since},
      [olu.uid]: {email: olu.email, role: 'staff', since},
    },
  })
  await letTimePass()
  expect(await read('staff/directory')).toBeNull()
  expect(await read(`staff/${ben.uid}`)).toBeNull()
  expect(await rolesIn(ada)).toEqual({[ada.uid]: 'owner', [olu.uid]: 'owner'})
})

test('staff who are no owners do not decide who is staff, and learners see nothing', async () => {
  const [staff, ada] = await Promise.all([signUpStaff(), aVerifiedAccount()])
  for (const who of [staff, ada]) {
    expect(await refusal(who.call(listStaff, {}))).toEqual({reason: 'not-staff'})
    const make = who.call(setStaffRole, {email: ada.email, role: 'owner'})
    expect(await refusal(make)).toEqual({reason: 'not-staff'})
  }
  const actions = ada.call(listStaffActions, {action: null, staffId: null, cursor: null})
  expect(await refusal(actions)).toEqual({reason: 'not-staff'})
  expect(await claimsOf(ada)).toEqual({})
})

test('the list of acts goes through all of somebody’s with the cursor', async () => {
  const staff = await signUpStaff()
  const write = firestore.batch()
  for (let index = 0; index < 120; index += 1) {
    write.create(firestore.collection('staffActions').doc(), {
      action: index % 2 ? 'order-noted' : 'receipt-resent',
      staffId: staff.uid,
      staffEmail: staff.email,
      subject: {kind: 'order', id: `order-${index}`},
      reason: null,
      at: new Date(index * 1000),
    })
  }
  await write.commit()
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: {actions: {subject: {id: string}}[]; next: string | null} = await staff.call(
      listStaffActions,
      {
        action: null,
        staffId: staff.uid,
        cursor,
      },
    )
    seen.push(...page.actions.map(({subject}) => subject.id))
    cursor = page.next
  } while (cursor !== null)
  expect(seen).toEqual(Array.from({length: 120}, (_, index) => `order-${119 - index}`))
  const noted = await staff.call(listStaffActions, {action: 'order-noted', staffId: staff.uid, cursor: null})
  expect(noted.actions.every(({action}) => action === 'order-noted')).toBe(true)
})

test('who is no longer staff is among those by whom the list is filtered, while they are asked for', async () => {
  const staff = await signUpStaff()
  await firestore.collection('staffActions').add({
    action: 'order-noted',
    staffId: 'former-uid',
    staffEmail: 'former@example.com',
    subject: {kind: 'order', id: 'order-1'},
    reason: null,
    at: new Date(),
  })
  const peopleFor = async (staffId: string | null) =>
    (await staff.call(listStaffActions, {action: null, staffId, cursor: null})).people
  expect(await peopleFor('former-uid')).toContainEqual({uid: 'former-uid', email: 'former@example.com'})
  expect((await peopleFor(null)).map(({uid}) => uid)).not.toContain('former-uid')
  expect((await peopleFor(staff.uid)).filter(({uid}) => uid === staff.uid)).toHaveLength(1)
})

test('the list of acts names who did them, and to whom, by the address that they have now', async () => {
  const [staff, ben, ada] = await Promise.all([signUpStaff(), signUpStaff(), signUp()])
  const {orderId} = await ada.buy(await publishCourse())
  await ben.call(addOrderNote, {orderId, requestId: crypto.randomUUID(), text: 'She called.'})
  await ben.call(grantCourse, {uid: ada.uid, courseId: (await publishCourse()).id, reason: 'She teaches it.'})
  const named = async () => {
    const {actions, people} = await staff.call(listStaffActions, {
      action: null,
      staffId: ben.uid,
      cursor: null,
    })
    return {...actions[0], people}
  }
  const [benNow, adaNow] = [await ben.changeAddress(), await ada.changeAddress()]
  const changed = await named()
  expect(changed).toMatchObject({staffEmail: benNow, whom: {uid: ada.uid, email: adaNow}})
  expect(changed.people).toContainEqual({uid: ben.uid, email: benNow})
  const order = await staff.call(orderDetails, {orderId})
  expect(order.actions).toMatchObject([{action: 'order-noted', staffEmail: benNow}])

  // Of an account that is gone the address is the one that was known of it, until it is erased.
  await Promise.all([ben, ada].map(({uid}) => accounts.deleteUser(uid)))
  await indexPerson(ada.uid)
  expect(await named()).toMatchObject({staffEmail: ben.email, whom: {uid: ada.uid, email: null}})
})
