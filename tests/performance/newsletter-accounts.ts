import {Timestamp, type Firestore} from 'firebase-admin/firestore'
import {addressHash} from '../../functions/src/outbox/suppressions.ts'
import {FIREBASE_PROJECT, url, type Ports} from '../../local/ports.ts'

const AT_ONCE = 1000

let filled = 0

/** Adds accounts, settings and subscribers to those that were added before, until there are so many accounts. */
export async function fillTo(firestore: Firestore, ports: Ports, size: number): Promise<void> {
  while (filled < size) {
    const count = Math.min(AT_ONCE, size - filled)
    const numbers = Array.from({length: count}, (_, index) => filled + index)
    await Promise.all([addAccounts(ports, numbers), addDocuments(firestore, numbers)])
    filled += count
  }
}

async function addAccounts(ports: Ports, numbers: readonly number[]): Promise<void> {
  const users = numbers.map((number) => ({
    localId: `user-${number}`,
    email: `user-${number}@example.com`,
    emailVerified: number % 10 !== 0,
  }))
  const response = await fetch(
    `${url(ports.auth)}/identitytoolkit.googleapis.com/v1/projects/${FIREBASE_PROJECT}/accounts:batchCreate`,
    {
      method: 'POST',
      headers: {'content-type': 'application/json', authorization: 'Bearer owner'},
      body: JSON.stringify({users}),
    },
  )
  if (!response.ok) throw new Error(`Adding accounts answered ${response.status}: ${await response.text()}`)
  await response.body?.cancel()
}

async function addDocuments(firestore: Firestore, numbers: readonly number[]): Promise<void> {
  const now = Date.now()
  const write = firestore.batch()
  for (const number of numbers) {
    const email = `reader-${number}@example.com`
    const createdAt = Timestamp.fromMillis(now + number)
    write.set(firestore.collection('newsletterSubscribers').doc(addressHash(email)), {email, createdAt})
    if (number % 4 === 0)
      write.set(firestore.collection('settings').doc(`user-${number}`), {marketingEmails: true})
  }
  await write.commit()
}
