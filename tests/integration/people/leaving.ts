import type {Output} from '@lectern/domain/contracts'
import {exportOwnData} from '@lectern/domain/people/contracts'
import {Timestamp} from 'firebase-admin/firestore'
import {firestore, letTimePass} from '../commerce/back-office.ts'

/** What somebody types who deletes their account. */
export const confirmed = {confirmation: 'Delete my account'}

/** Lets the next step of a deletion begin. */
export async function nextStep(uid: string): Promise<void> {
  await firestore.doc(`deletions/${uid}`).update({nextStepAt: Timestamp.fromMillis(Date.now() - 1000)})
  await letTimePass()
}

type Exported = Record<string, Record<string, unknown>[]>

/** What an exported file says, by its parts. */
export const parse = ({json}: Output<typeof exportOwnData>) => JSON.parse(json) as Exported
