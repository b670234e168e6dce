import {viewsPath} from '@lectern/domain/staff/saved-view'
import {findInBackOffice, listStaffActions, recordExport} from '@lectern/domain/staff/contracts'
import {exportOwnData} from '@lectern/domain/people/contracts'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {findInBackOffice as finding} from '../../../functions/src/staff/search/find-in-back-office.ts'
import {clearShelf, firestore, publishCourse} from '../commerce/back-office.ts'
import {refusal} from '../commerce/callable.ts'
import {signUp, signUpStaff, type Learner} from '../commerce/learner.ts'
import {functionCost} from '../cost/function-cost.ts'
import {grow, shrink} from '../cost/growth.ts'
import {run} from '../cost/run-function.ts'

let staff: Learner
beforeAll(async () => {
  staff = await signUpStaff()
})
afterAll(async () => {
  await shrink()
  await clearShelf()
})

test('a search finds an order by its id or address, its learner, and a code by its beginning', async () => {
  const ada = await signUp()
  const course = await publishCourse(20_00)
  const {orderId} = await ada.buy(course)
  const order = {id: orderId, email: ada.email, amountCents: 20_00, status: 'completed'}
  for (const search of [orderId, orderId.slice(0, 8), ada.email, ` ${ada.email.toUpperCase()} `]) {
    const {orders} = await staff.call(findInBackOffice, {search})
    expect(orders).toContainEqual({...order, createdAt: expect.any(Number)})
  }
  for (const search of [ada.email, ada.uid]) {
    const {learners} = await staff.call(findInBackOffice, {search})
    expect(learners).toEqual([expect.objectContaining({uid: ada.uid, email: ada.email})])
  }
  const code = `LIST${orderId.slice(0, 6).toUpperCase()}`
  await firestore.doc(`discountCodes/${code}`).set({kind: 'percentage', value: 10})
  expect((await staff.call(findInBackOffice, {search: code.slice(0, -1).toLowerCase()})).codes).toEqual([
    code,
  ])
  await firestore.doc(`discountCodes/${code}`).delete()
  expect(await staff.call(findInBackOffice, {search: 'nothing of this name'})).toEqual({
    orders: [],
    learners: [],
    codes: [],
  })
})

test('a search of one character, and that of a learner, is refused', async () => {
  expect(await refusal(staff.call(findInBackOffice, {search: 'a'}))).toMatchObject({field: 'search'})
  const ada = await signUp()
  expect(await refusal(ada.call(findInBackOffice, {search: 'ada'}))).toMatchObject({reason: 'not-staff'})
})

test('a search costs the same however much there is', async () => {
  const asStaff = {uid: staff.uid, email: staff.email}
  const cost = () => functionCost(() => run(finding, asStaff, {search: 'gro'}))
  const before = await cost()
  await grow()
  expect((await cost()).reads).toBeLessThanOrEqual(before.reads + 30 + 5 + 5 + 5)
})

test('that a list is taken is recorded once, with its filters, before it is given', async () => {
  const requestId = crypto.randomUUID()
  const asked = {list: 'orders', filters: 'Refunded, From November 1, 2026', requestId} as const
  await staff.call(recordExport, asked)
  await staff.call(recordExport, asked)
  await staff.call(recordExport, {list: 'learners', filters: '', requestId: crypto.randomUUID()})
  const {actions} = await staff.call(listStaffActions, {
    action: 'list-exported',
    staffId: staff.uid,
    cursor: null,
  })
  expect(actions.map(({subject, reason}) => ({...subject, reason}))).toEqual([
    {kind: 'list', id: 'learners', reason: null},
    {kind: 'list', id: 'orders', reason: asked.filters},
  ])
})

test('only staff take a list', async () => {
  const ada = await signUp()
  const asked = {list: 'orders', filters: '', requestId: crypto.randomUUID()} as const
  expect(await refusal(ada.call(recordExport, asked))).toMatchObject({reason: 'not-staff'})
})

test('the views of somebody are among their data', async () => {
  const ada = await signUp()
  const view = {name: 'Refunded', address: '/admin/orders?status=refunded'}
  await firestore.collection(viewsPath(ada.uid)).doc('0').set(view)
  const {json} = await ada.call(exportOwnData, {})
  expect(JSON.parse(json)).toMatchObject({savedViews: [{id: '0', ...view}]})
  await firestore.collection(viewsPath(ada.uid)).doc('0').delete()
})
