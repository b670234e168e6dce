import {isDeepStrictEqual} from 'node:util'
import {correctInvoice as contract} from '@lectern/domain/orders/contracts'
import {lastCorrectionAt} from '@lectern/domain/orders/invoice'
import {FieldValue} from 'firebase-admin/firestore'
import {presentAddress} from '../accounts/present-address.ts'
import {AppError} from '../app-error.ts'
import {callable} from '../callable.ts'
import {orders} from '../orders/order.ts'
import {receiptMail} from '../orders/receipt-mail.ts'
import {queueMail} from '../outbox/queue.ts'
import {clock} from '../services/clock.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {invoices} from './invoice.ts'
import {writeNumbered} from './issue-invoices.ts'

/**
 * When a buyer corrects who is named on their invoice: in one batch a new one with the next number replaces it, and a receipt that names it
 * goes to them. What was sold and its tax stay; so does a tax number that is why there was no tax. Pressed twice, it acts once.
 */
export const correctInvoice = callable(
  contract,
  {limits: (_, {uid}) => [{name: 'invoice-correction', key: uid, max: 20, windowSeconds: 60 * 60}]},
  async ({orderId, name, address, taxNumber}, {uid}) =>
    optimistically(async (write) => {
      // First: whoever makes another document of the order changes it, so that what is read after it is as new, or the batch fails.
      const purchase = await orders().doc(orderId).get()
      const order = purchase.data()
      if (order?.userId !== uid) throw new AppError('unknown-order')
      const {docs} = await invoices().where('orderId', '==', orderId).where('kind', '==', 'invoice').get()
      const current = docs.find((snapshot) => snapshot.data().replacedBy === null)
      const before = current?.data()
      if (!current || !before) throw new AppError('no-invoice')
      const buyer = {
        name,
        address: address
          .split('\n')
          .map((line) => line.trim())
          .filter((line) => line !== ''),
        country: before.buyer.country,
        taxNumber:
          taxNumber === '' ? null : {type: before.buyer.taxNumber?.type ?? 'unknown', value: taxNumber},
      }
      if (before.replaces !== null) {
        if (isDeepStrictEqual(before.buyer, buyer)) return {invoice: before.number}
        throw new AppError('invoice-corrected')
      }
      if (clock.now() > lastCorrectionAt(before.issuedAt.toMillis())) throw new AppError('correction-late')
      if (before.isReverseCharge && buyer.taxNumber === null) throw new AppError('tax-number-missing')
      const number = await writeNumbered(write, 'invoice', {...before, buyer, replaces: before.number})
      write.update(current.ref, {replacedBy: number}, unchanged(current))
      write.update(purchase.ref, {invoicesMade: FieldValue.increment(1)}, unchanged(purchase))
      const email = await presentAddress(uid, order.email)
      if (email !== null)
        queueMail(write, `invoice-corrected-${orderId}-${number}`, [email], receiptMail, {orderId})
      return {invoice: number}
    }),
)
