import {viewsPath} from '@lectern/domain/staff/saved-view'
import {auth, isUnknownUser} from '../services/auth.ts'
import {clock} from '../services/clock.ts'
import {firestore} from '../services/firestore.ts'
import {activeLearners} from '../statistics/active-learners.ts'
import {staffMembers} from '../staff-member.ts'
import {leftCarts} from '../reminders/left-cart.ts'
import {savedCourses} from '../saved/saved-courses.ts'
import {pauses} from '../reminders/pause.ts'
import {checkoutOf} from '../checkout/checkout.ts'
import {people} from '../people/indexed-person.ts'
import type {AccountAddresses} from './addresses.ts'
import {certificatesPart} from './certificates-part.ts'
import {deletionOf} from './deletion.ts'
import {enrollmentsPart} from './enrollments-part.ts'
import {mailParts} from './mail-parts.ts'
import {teamsParts} from './teams-parts.ts'
import {giftsParts} from './gifts-parts.ts'
import {deleteEvery, foundBy, namedBy, type PersonalDataPart} from './part.ts'
import {notesPart} from './notes-part.ts'
import {ordersParts} from './orders-parts.ts'
import {questionsPart} from './questions-part.ts'
import {reviewsParts} from './reviews-parts.ts'
import {submissionsPart} from './submissions-part.ts'
import {teacherPart} from './teacher-part.ts'
import {eraseReasons, eraseStaffAddress} from './acts-of-staff.ts'

/** Everything that is stored of a person, in the order of the exported file and of the erasure. */
export const PERSONAL_DATA: readonly PersonalDataPart[] = [
  {
    name: 'account',
    collections: [],
    read: readAccount,
    // The account itself goes last of all, by whoever erases: without it nobody knows who is being erased.
    erase: async ({uid}) => eraseReasons(uid),
  },
  namedBy('profile', ['profiles'], ({uid}) => [firestore().collection('profiles').doc(uid)]),
  namedBy('settings', ['settings'], ({uid}) => [firestore().collection('settings').doc(uid)]),
  foundBy('savedViews', ['views'], (uid) => firestore().collection(viewsPath(uid))),
  ...ordersParts,
  ...giftsParts,
  ...teamsParts,
  {
    ...foundBy(
      'discountCodes',
      ['discountUses'],
      (uid) => firestore().collection('discountUses').where('userId', '==', uid),
      ['heldBy'],
    ),
    // Kept with its order, and as much without the person: the code counts it.
    erase: async () => {},
  },
  enrollmentsPart,
  foundBy('withdrawnCourses', ['withdrawals'], (uid) =>
    firestore().collection('withdrawals').where('userId', '==', uid),
  ),
  foundBy('progress', ['progress'], (uid) => firestore().collection('progress').where('userId', '==', uid)),
  namedBy('lastActiveDay', ['activeLearners'], ({uid}) => [activeLearners().doc(uid)], ['expireAt']),
  // Before the mails: from then on none is queued any more.
  namedBy('pause', ['pauses'], ({uid}) => [pauses().doc(uid)]),
  namedBy('leftCart', ['leftCarts'], ({uid}) => [leftCarts().doc(uid)]),
  namedBy('savedCourses', ['savedCourses'], ({uid}) => [savedCourses().doc(uid)], ['lookAt']),
  notesPart,
  certificatesPart,
  ...reviewsParts,
  questionsPart,
  submissionsPart,
  namedBy('openCheckout', ['checkouts'], ({uid}) => [checkoutOf(uid)]),
  ...mailParts,
  namedBy('index', ['people'], ({uid}) => [people().doc(uid)], ['beginnings', 'nameKey']),
  teacherPart,
  // An account with a role is not deleted: the role, and this with it, is taken before.
  {
    ...namedBy('staff', ['staff'], ({uid}) => [staffMembers().doc(uid)], ['challenge']),
    async erase({uid}) {
      await deleteEvery([staffMembers().doc(uid)])
      await eraseStaffAddress(uid)
    },
  },
  {
    ...namedBy('deletion', ['deletions'], ({uid}) => [deletionOf(uid)]),
    // It says how far the erasure is, and goes with the last step of it.
    erase: async () => {},
  },
]

/** The collections of which nothing is about a person, or nothing that leads to one, and why. */
export const WITHOUT_PERSONAL_DATA: Readonly<Record<string, string>> = {
  credentialCounters: 'how many credentials there are',
  credentialStatus: 'the numbers of withdrawn credentials',
  problems:
    'about payments; an address in one, and what staff wrote as they settled it, is erased with the orders',
  mailgunTokens: 'hashed, and deleted by their time to live',
  rateLimits: 'keys are hashed, and deleted by their time to live',
  courseCounters: 'sums',
  courseOwners: 'sums',
  counters: 'sums',
  taxMonths: 'sums',
  invoiceSeries: 'the last number of a series',
  ledger: 'what was earned as an instructor; it names orders, and nobody who learns',
  balances: 'sums',
  payouts: 'what was paid to an instructor; it names their account at Stripe by its id',
  payoutRuns: 'sums',
  courseRatings: 'sums',
  discountCodes: 'what staff offer',
  shards: 'sums',
  reconciliations: 'where comparing stopped',
  announcements: 'about courses',
  mailings: 'how far a mailing is; its addresses are in its batches, in the outbox',
  staffActions:
    'what staff did; it names a learner by the uid alone, which leads nowhere once the person is erased, and what was written with it is erased with the account, its orders, its reviews and its address; the address of who did it goes with their own account',
}

async function readAccount({uid}: {uid: string}): Promise<object[]> {
  try {
    const {email, emailVerified, displayName, photoURL, phoneNumber, metadata, providerData} =
      await auth().getUser(uid)
    return [
      {
        uid,
        email,
        emailVerified,
        displayName,
        photoURL,
        phoneNumber,
        createdAt: metadata.creationTime,
        lastSignInAt: metadata.lastSignInTime,
        signInMethods: providerData.map(({providerId}) => providerId),
      },
    ]
  } catch (error) {
    if (isUnknownUser(error)) return []
    throw error
  }
}

const UNVERIFIED =
  'The address of this account is not verified. What is stored under the address and not under the account, such as a subscription, a gift or a seat, is therefore not in this file.'

/**
 * Reads every part, as the text of a JSON file.
 * @param reader `staff` gets nothing that is for the person alone
 */
export async function exportData(
  uid: string,
  {email, ...addresses}: AccountAddresses,
  reader: 'person' | 'staff',
): Promise<string> {
  const readable = PERSONAL_DATA.filter(({isPrivate}) => reader === 'person' || !isPrivate)
  const parts = await Promise.all(
    readable.map(async ({name, read}) => [name, await read({uid, ...addresses})] as const),
  )
  return JSON.stringify(
    {
      exportedAt: new Date(clock.now()).toISOString(),
      ...(email !== null && addresses.addresses.length === 0 && {note: UNVERIFIED}),
      ...Object.fromEntries(parts),
    },
    null,
    2,
  )
}
