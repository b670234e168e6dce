import {receiptMail} from '../../../functions/src/orders/receipt-mail.ts'
import {refundedMail} from '../../../functions/src/orders/refunded-mail.ts'
import {returnDecidedMail} from '../../../functions/src/returns/return-decided-mail.ts'
import type {Order} from '../../../functions/src/orders/order.ts'
import type {Invoice} from '../../../functions/src/invoices/invoice.ts'
import {ordersParts} from '../../../functions/src/privacy/orders-parts.ts'
import {
  correctInvoice,
  listOrders,
  orderDetails,
  refundOrder,
  taxReport,
} from '@lectern/domain/orders/contracts'
import {decideReturn} from '@lectern/domain/returns/contracts'
import {findInBackOffice} from '@lectern/domain/staff/contracts'
import {sumCents} from '@lectern/domain/money'
import {quarterOf} from '@lectern/domain/orders/tax-totals'
import {FieldValue, Timestamp} from 'firebase-admin/firestore'
import {afterAll, expect, test} from 'vitest'
import {clearShelf, firestore, publishCourse, read} from './back-office.ts'
import {eventually} from './eventually.ts'
import {makeCode} from './discount-codes.ts'
import {mailsTo, mailTo, manyMailsTo} from './inbox.ts'
import {refusal} from './callable.ts'
import {signUp, signUpStaff} from './learner.ts'
import {ALL_ORDERS, refundBy} from '../back-office/staff-orders.ts'
import {paymentPage, refundInDashboard, webhooks} from './payments.ts'

afterAll(clearShelf)

const company = {
  company: 'Wolf Druck GmbH',
  taxId: 'DE123456789',
  line1: 'Lindenweg 4',
  postalCode: '10115',
  city: 'Berlin',
}

async function documentsOf(orderId: string): Promise<Invoice[]> {
  const {docs} = await firestore.collection('invoices').where('orderId', '==', orderId).get()
  return docs.map((snapshot) => snapshot.data() as Invoice)
}

/** Buys a course of $119 from a country. */
async function buyFrom(country: string, business?: typeof company) {
  const ada = await signUp()
  const {orderId, sessionId} = await ada.pressPay([await publishCourse(11_900)])
  await paymentPage.payFrom(sessionId, {country, ...(business && {business})})
  await ada.orderBecomes(orderId, 'completed')
  const [invoice] = await eventually('the invoice', async () => {
    const documents = await documentsOf(orderId)
    return documents.length > 0 && documents
  })
  if (!invoice) throw new Error('There is no invoice.')
  return {ada, orderId, sessionId, invoice}
}

test('who pays from a country with tax gets its invoice, and a credit note for what goes back', async () => {
  const {ada, orderId, invoice} = await buyFrom('DE')
  const order = (await read(`orders/${orderId}`)) as Order
  expect(order).toMatchObject({
    amountCents: 11_900,
    items: [{taxCents: 1900, taxPercent: 19}],
    tax: {country: 'DE', evidence: {billing: 'DE', card: 'US'}, isReverseCharge: false},
  })
  expect(invoice).toMatchObject({
    kind: 'invoice',
    netCents: 10_000,
    taxCents: 1900,
    grossCents: 11_900,
    country: 'DE',
    seller: {name: 'Lectern', taxNumber: 'EU372041234'},
  })
  const {text} = await mailTo(ada.email, 'receipt')
  for (const words of [
    `Invoice ${invoice.number}`,
    'Net: $100.00',
    'Tax (19%): $19.00',
    'Total paid: $119.00',
  ])
    expect(text).toContain(words)

  const staff = await signUpStaff()
  await staff.call(refundOrder, {
    orderId,
    requestId: crypto.randomUUID(),
    lineIds: [],
    amountCents: 5950,
    reason: 'Out of goodwill',
  })
  const note = await eventually('the credit note', async () =>
    (await documentsOf(orderId)).find(({kind}) => kind === 'credit-note'),
  )
  expect(note).toMatchObject({invoice: invoice.number, netCents: 5000, taxCents: 950, grossCents: 5950})
  await eventually('nothing to be due', async () => {
    const stored = await read(`orders/${orderId}`)
    return stored !== null && stored['invoicesDue'] === undefined
  })
  const address = `/account/orders/${orderId}/receipt?document=`
  const told = await mailTo(ada.email, 'refunded')
  for (const part of [told.text, told.html]) {
    expect(part).toContain(`Credit note ${note.number}`)
    expect(part).toContain(`${address}${note.number}`)
  }

  // What is left goes back by a return.
  await ada.requestReturn(orderId)
  await staff.call(decideReturn, {orderId, decision: 'approved'})
  const decided = await mailTo(ada.email, 'return-decided')
  const [, second] = (await documentsOf(orderId)).filter(({kind}) => kind === 'credit-note')
  expect(second?.grossCents).toBe(5950)
  for (const part of [decided.text, decided.html]) {
    expect(part).toContain(`Credit note ${second?.number}`)
    expect(part).toContain(`${address}${second?.number}`)
    expect(part).not.toContain(note.number)
  }
})

test('mails about refunds that gave the same back each name the credit note of their own', async () => {
  const {ada, orderId, sessionId} = await buyFrom('DE')
  const staff = await signUpStaff()
  for (let index = 0; index < 2; index += 1) {
    await refundBy(staff, orderId, 2000, [])
    await refundInDashboard(sessionId, 2000)
  }
  await webhooks.arrive()
  await ada.requestReturn(orderId)
  await staff.call(decideReturn, {orderId, decision: 'approved'})
  const notes = (await documentsOf(orderId)).filter(({kind}) => kind === 'credit-note')
  expect(notes.map(({grossCents}) => grossCents)).toEqual([2000, 2000, 2000, 2000, 3900])
  const kept = await firestore.collection('mail').where('content.orderId', '==', orderId).get()
  const stored = kept.docs.map((mail) => [mail.id, mail.get('content')] as const)
  for (const {refundId, number} of notes) {
    const isReturn = refundId?.startsWith('return-')
    const [, content] =
      stored.find(([id]) => id === (isReturn ? `return-${orderId}` : `refunded-${orderId}-${refundId}`)) ?? []
    const mail = isReturn ? returnDecidedMail : refundedMail
    expect((await mail.render(content, [ada.email]))?.text).toContain(`Credit note ${number},`)
  }
})

test('a mail about a refund from before its id was stored finds the credit note by what went back', async () => {
  const {ada, orderId} = await buyFrom('DE')
  const staff = await signUpStaff()
  for (const amountCents of [1000, 2000, 2000]) await refundBy(staff, orderId, amountCents, [])
  const notes = (await documentsOf(orderId)).filter(({kind}) => kind === 'credit-note')
  const [first, , third] = notes
  const words = async (amountCents: number) =>
    (await refundedMail.render({orderId, amountCents, lineIds: []}, [ada.email]))?.text
  expect(await words(1000)).toContain(`Credit note ${first?.number},`)
  expect(await words(2000)).toContain(`Credit note ${third?.number},`)
  expect(await words(3000)).not.toContain('Credit note')
})

test.each([
  {off: 'half', value: 50, other: 10_000, paid: [5000, 10_000], taxes: [798, 1597]},
  {off: 'all', value: 100, other: 5000, paid: [0, 5000], taxes: [0, 798]},
])(
  'the tax of each line is of what was paid for it, with $off of one course off',
  async ({value, other, paid, taxes}) => {
    const [ada, staff] = await Promise.all([signUp(), signUpStaff()])
    const courses = await Promise.all([publishCourse(10_000), publishCourse(other)])
    const code = await makeCode(staff, {value, courseId: courses[0].id})
    const amountCents = sumCents(paid)
    const {orderId, sessionId} = await ada.pressPay(courses, amountCents, code)
    await paymentPage.payFrom(sessionId, {country: 'DE'})
    expect(await ada.orderBecomes(orderId, 'completed')).toMatchObject({
      amountCents,
      items: taxes.map((taxCents) => ({taxCents, taxPercent: 19})),
    })
    const lines = paid.map((grossCents, index) => {
      const taxCents = taxes[index] ?? 0
      return {grossCents, taxCents, netCents: grossCents - taxCents}
    })
    const [invoice] = await documentsOf(orderId)
    expect(invoice).toMatchObject({
      kind: 'invoice',
      lines,
      grossCents: amountCents,
      taxCents: sumCents(taxes),
    })

    await staff.call(refundOrder, {
      orderId,
      requestId: crypto.randomUUID(),
      lineIds: ['1', '2'],
      amountCents,
      reason: 'Out of goodwill',
    })
    const note = (await documentsOf(orderId)).find(({kind}) => kind === 'credit-note')
    expect(note).toMatchObject({grossCents: amountCents, taxCents: sumCents(taxes)})
  },
)

test('a company of the EU owes the tax itself, which its invoice says', async () => {
  const {invoice} = await buyFrom('DE', company)
  expect(invoice).toMatchObject({
    taxCents: 0,
    grossCents: 11_900,
    isReverseCharge: true,
    buyer: {
      name: 'Wolf Druck GmbH',
      address: ['Lindenweg 4', '10115 Berlin'],
      country: 'DE',
      taxNumber: {type: 'eu_vat', value: 'DE123456789'},
    },
  })
})

test('the order of somebody who is erased says where they paid from, and their invoice who they were', async () => {
  const {ada, orderId, invoice} = await buyFrom('DE', company)
  // As if no invoice had been made yet. Its number was given, and stays so in the books.
  await firestore.doc(`invoices/${invoice.number}`).update({orderId: `lost-${orderId}`})
  await firestore.doc(`orders/${orderId}`).update({invoice: FieldValue.delete(), invoicesDue: true})
  for (const {erase} of ordersParts) await erase({uid: ada.uid, addresses: [ada.email]})
  const {tax} = (await read(`orders/${orderId}`)) as Order
  expect(tax).toMatchObject({
    country: 'DE',
    buyer: {name: '', address: [], country: 'DE', taxNumber: null},
  })
  const [made] = await documentsOf(orderId)
  expect(made?.buyer).toEqual(invoice.buyer)
})

test('staff find an order by the number of any of its documents, and read whom they name, also once they are erased', async () => {
  const {ada, orderId, invoice} = await buyFrom('DE', company)
  const staff = await signUpStaff()
  await refundBy(staff, orderId, 11_900)
  const before = await staff.call(orderDetails, {orderId})
  expect(before.order?.paymentMethod).toEqual({type: 'card', brand: 'visa', last4: '4242'})
  for (const {erase} of ordersParts) await erase({uid: ada.uid, addresses: [ada.email]})

  const {documents} = await staff.call(orderDetails, {orderId})
  expect(documents).toMatchObject([
    {number: invoice.number, kind: 'invoice', buyer: invoice.buyer, taxCents: 0, grossCents: 11_900},
    {kind: 'credit-note', buyer: invoice.buyer, invoice: invoice.number, grossCents: 11_900},
  ])
  expect(documents[0]?.issuedAt).toBe(invoice.issuedAt.toMillis())

  const numbers = documents.map(({number}) => number)
  for (const search of [...numbers, ` ${invoice.number.toLowerCase()} `]) {
    const {orders} = await staff.call(listOrders, {...ALL_ORDERS, search})
    expect([search, orders.map(({id}) => id)]).toEqual([search, [orderId]])
  }
  const [, note = ''] = numbers
  expect((await staff.call(findInBackOffice, {search: note})).orders).toMatchObject([{id: orderId}])
  const refunded = {...ALL_ORDERS, search: note, status: 'refunded'} as const
  expect((await staff.call(listOrders, refunded)).orders).toHaveLength(1)
  expect((await staff.call(listOrders, {...refunded, status: 'pending'})).orders).toEqual([])
  expect((await staff.call(listOrders, {...ALL_ORDERS, search: 'INV-1999-000001'})).orders).toEqual([])
})

test('a buyer corrects who is named on their invoice once, and within 30 days', async () => {
  const {ada, orderId, invoice} = await buyFrom('DE')
  const entered = {
    orderId,
    name: 'Wolf Druck GmbH',
    address: 'Lindenweg 4\n 10115 Berlin ',
    taxNumber: 'DE123456789',
  }
  const ben = await signUp()
  expect(await refusal(ben.call(correctInvoice, entered))).toEqual({reason: 'unknown-order'})
  // Pressed twice at once, it acts once.
  const [one, two] = await Promise.all([ada.call(correctInvoice, entered), ada.call(correctInvoice, entered)])
  expect(one).toEqual(two)
  const documents = await documentsOf(orderId)
  expect(documents).toHaveLength(2)
  expect(documents.find(({number}) => number === one.invoice)).toMatchObject({
    replaces: invoice.number,
    replacedBy: null,
    buyer: {
      name: 'Wolf Druck GmbH',
      address: ['Lindenweg 4', '10115 Berlin'],
      country: 'DE',
      taxNumber: {value: 'DE123456789'},
    },
    lines: invoice.lines,
    grossCents: 11_900,
  })
  expect(documents.find(({number}) => number === invoice.number)?.replacedBy).toBe(one.invoice)
  const [receipt] = await manyMailsTo(ada.email, 'receipt', 2)
  expect(receipt?.text).toContain(`Invoice ${one.invoice}.`)
  expect(await mailsTo(ada.email, 'receipt')).toHaveLength(2)
  // Staff may send the receipt again.
  expect((await receiptMail.render({orderId}, [ada.email]))?.text).toContain(`Invoice ${one.invoice}.`)
  const again = ada.call(correctInvoice, {...entered, name: 'Wolf'})
  expect(await refusal(again)).toEqual({reason: 'invoice-corrected'})

  const other = await buyFrom('DE')
  const issuedAt = Timestamp.fromMillis(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await firestore.doc(`invoices/${other.invoice.number}`).update({issuedAt})
  const late = other.ada.call(correctInvoice, {...entered, orderId: other.orderId})
  expect(await refusal(late)).toEqual({reason: 'correction-late'})
})

test('an invoice of a company that owes the tax itself keeps a number of it when it is corrected', async () => {
  const {ada, orderId, invoice} = await buyFrom('DE', company)
  const entered = {orderId, name: 'Wolf Druck AG', address: 'Lindenweg 5', taxNumber: ' '}
  expect(await refusal(ada.call(correctInvoice, entered))).toEqual({reason: 'tax-number-missing'})
  expect(await documentsOf(orderId)).toHaveLength(1)

  const corrected = await ada.call(correctInvoice, {...entered, taxNumber: 'DE987654321'})
  const made = (await documentsOf(orderId)).find(({number}) => number === corrected.invoice)
  expect(made).toMatchObject({
    replaces: invoice.number,
    isReverseCharge: true,
    buyer: {name: 'Wolf Druck AG', taxNumber: {type: 'eu_vat', value: 'DE987654321'}},
  })
})

test('staff read what was invoiced in a quarter, by country and rate, and nobody else does', async () => {
  const staff = await signUpStaff()
  const quarter = quarterOf(Date.now())
  // Nothing else is bought from Poland while this test runs.
  const ofPoland = async () =>
    (await staff.call(taxReport, {quarter})).rows.filter(({country}) => country === 'PL')
  const [before = {netCents: 0, taxCents: 0, documents: 0}] = await ofPoland()
  const {ada, invoice} = await buyFrom('PL')
  expect(await ofPoland()).toEqual([
    {
      country: 'PL',
      taxPercent: 23,
      quarter,
      netCents: before.netCents + invoice.netCents,
      taxCents: before.taxCents + invoice.taxCents,
      documents: before.documents + 1,
    },
  ])
  expect(await refusal(ada.call(taxReport, {quarter}))).toEqual({reason: 'not-staff'})
})
