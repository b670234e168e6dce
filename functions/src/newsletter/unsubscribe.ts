import {unsubscribe as contract} from '@lectern/domain/newsletter/contracts'
import type {Mailing} from '@lectern/domain/newsletter/mailings'
import type {Settings} from '@lectern/domain/settings'
import {FieldValue, type WriteBatch} from 'firebase-admin/firestore'
import type {Request, Response} from '../http-handler.ts'
import {settingsDocument, settingsIn} from '../accounts/settings.ts'
import {callable} from '../callable.ts'
import {addressHash} from '../outbox/suppressions.ts'
import {unsubscribeSecret} from '../parameters.ts'
import {AppError} from '../app-error.ts'
import {auth, isUnknownUser} from '../services/auth.ts'
import {optimistically, unchanged} from '../services/optimistic.ts'
import {pendingConfirmations} from './confirm-subscription.ts'
import {writeOutcome} from './progress.ts'
import {subscribers} from './subscribers.ts'
import {unsubscribePage} from './unsubscribe-links.ts'
import {readUnsubscription, type Unsubscription} from './unsubscribe-token.ts'

/**
 * When somebody confirms on the page that a mail's link leads to. As often as they like: who has no signed token is refused before
 * anything is read.
 */
export const unsubscribe = callable(contract, {limits: () => []}, async ({token}) => {
  const unsubscription = readUnsubscription(token, unsubscribeSecret.value())
  if (unsubscription === null) throw new AppError('invalid-token')
  await removeFromMailing(unsubscription)
  return {email: unsubscription.email}
})

/**
 * When somebody uses their mail program's own unsubscribe button (RFC 8058): it posts to the address in the mail's
 * header, without a page. A GET request is redirected to our page, which asks for confirmation, because mail scanners open
 * links, too.
 */
export async function unsubscribeOneClick(request: Request, response: Response): Promise<void> {
  const token = typeof request.query['token'] === 'string' ? request.query['token'] : ''
  const unsubscription = readUnsubscription(token, unsubscribeSecret.value())
  if (request.method !== 'POST') {
    response.redirect(303, unsubscribePage(token, unsubscription?.mailing ?? 'newsletter'))
    return
  }
  if (unsubscription === null) {
    response.status(400).send('This link is not valid.')
    return
  }
  await removeFromMailing(unsubscription)
  response.status(200).send('You have been unsubscribed.')
}

const settingOf: Record<Mailing, keyof Settings> = {
  newsletter: 'marketingEmails',
  'new-course': 'newCourseNotifications',
  reminder: 'learningReminders',
}

/**
 * Unsubscribes an address from a mailing: deletes its subscription, and switches the setting of its account off. Who leaves by a
 * newsletter's link is counted there, once, in the same batch: where one of it cannot be done, nothing is, and the request is repeated.
 */
export async function removeFromMailing({email, mailing, newsletterId}: Unsubscription): Promise<void> {
  await optimistically(async (write) => {
    const wasSubscribed = mailing === 'newsletter' && (await deleteSubscription(write, email))
    const hadSetting = await switchOff(write, email, settingOf[mailing])
    if (newsletterId !== undefined && (wasSubscribed || hadSetting))
      await writeOutcome(write, newsletterId, 'unsubscribed')
  })
}

/**
 * Deletes the subscription of an address, and what waits for its confirmation.
 * @returns whether it was subscribed
 */
async function deleteSubscription(write: WriteBatch, email: string): Promise<boolean> {
  const subscriber = await subscribers().doc(addressHash(email)).get()
  // Of two who press the button at once one finds it gone; one that came meanwhile goes, too.
  write.delete(subscriber.ref, subscriber.exists ? unchanged(subscriber) : {})
  write.delete(pendingConfirmations().doc(addressHash(email)))
  return subscriber.exists
}

/**
 * Switches a setting of the account with this address off, if there is one, as part of whatever else is written with it.
 * @returns whether there is, and the setting was on
 */
export async function switchOff(write: WriteBatch, email: string, setting: keyof Settings): Promise<boolean> {
  const uid = await uidOf(email)
  if (uid === null) return false
  const snapshot = await settingsDocument(uid).get()
  const settings = settingsIn(snapshot)
  const changed = {...settings, [setting]: false, updatedAt: FieldValue.serverTimestamp()}
  // A complaint switches several off at once.
  if (snapshot.exists) write.update(snapshot.ref, changed, unchanged(snapshot))
  else write.create(snapshot.ref, changed)
  return settings[setting]
}

async function uidOf(email: string): Promise<string | null> {
  try {
    return (await auth().getUserByEmail(email)).uid
  } catch (error) {
    if (isUnknownUser(error)) return null
    throw error
  }
}
