import type {Firestore} from 'firebase-admin/firestore'
import {ledgerSchema, type Books} from '../faults/oracle/books.ts'
import {readDatabase} from '../faults/oracle/read-books.ts'
import {deliveriesIn} from '../../local/payments/ledger/events.ts'
import type {World} from './world.ts'

/** What the oracle reads, of a world in which nothing is under way. */
export async function readBooks({payments, inbox, invariants}: World, firestore: Firestore): Promise<Books> {
  const {ledger} = payments
  // The outbox has forgotten the mails to who is erased.
  const mails = inbox.mails.filter(({to}) => !to.every((email) => invariants.erased.has(email)))
  return {
    ledger: ledgerSchema.parse({
      sessions: ledger.all('sessions'),
      paymentIntents: ledger.all('paymentIntents'),
      charges: ledger.all('charges'),
      refunds: ledger.all('refunds'),
      disputes: ledger.all('disputes'),
      transfers: ledger.all('accountTransfers'),
    }),
    waitingEvents: [...deliveriesIn('pending', ledger), ...deliveriesIn('held', ledger)],
    mails,
    database: await readDatabase(firestore),
    // Each mail says itself whether whoever sent it knows.
    interruptions: [],
  }
}
