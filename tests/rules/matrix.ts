import {serverTimestamp, Timestamp, type DocumentData} from 'firebase/firestore'
import {anOrder, EVERYONE, type Who} from './people.ts'

const nobody: readonly Who[] = []
const owner: readonly Who[] = ['owner']
const staff: readonly Who[] = ['staff', 'shop owner']
const ownerAndStaff: readonly Who[] = ['owner', ...staff]

export const profile = {firstName: 'Ada', lastName: 'Fenn', updatedAt: serverTimestamp()}
export const settings = {
  emailNotifications: true,
  marketingEmails: false,
  newCourseNotifications: true,
  learningReminders: true,
  updatedAt: serverTimestamp(),
}
export const request = {
  orderId: 'order-ada',
  userId: 'ada',
  reason: 'Not what I hoped for.',
  status: 'pending',
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
}

interface Row {
  /** a document of Ada, or one without an owner */
  path: string
  stored: DocumentData
  /** the data of the write */
  written: DocumentData
  get: readonly Who[]
  list: readonly Who[]
  /** listing with `where('userId', '==', uid)` of the user */
  listOwn: readonly Who[]
  create: readonly Who[]
  update: readonly Who[]
  /** nobody, where it is left out */
  delete?: readonly Who[]
}

export const view = {
  name: 'To refund',
  address: '/admin/orders?status=completed&from=2026-11-01',
  createdAt: serverTimestamp(),
}
export const note = {text: 'Ask about kerning.', version: 1, updatedAt: serverTimestamp()}
export const certificateId = '0123456789abcdef0123456789abcdef'

const functionsOnly = {get: nobody, list: nobody, listOwn: nobody, create: nobody, update: nobody}
const now = Timestamp.now()

/** Who may do what with the documents of each collection. */
export const matrix: readonly Row[] = [
  {
    path: 'profiles/ada',
    stored: {firstName: 'Ada', lastName: '', updatedAt: now},
    written: profile,
    get: owner,
    list: nobody,
    listOwn: nobody,
    create: owner,
    update: owner,
  },
  {
    path: 'settings/ada',
    stored: {...settings, updatedAt: now},
    written: settings,
    get: owner,
    list: nobody,
    listOwn: nobody,
    create: owner,
    update: owner,
  },
  {
    path: 'settings/sam/views/0',
    stored: {...view, createdAt: now},
    written: view,
    get: ['staff'],
    list: ['staff'],
    listOwn: ['staff'],
    create: ['staff'],
    update: nobody,
    delete: ['staff'],
  },
  {
    // Of somebody who was staff.
    path: 'settings/ada/views/19',
    stored: {...view, createdAt: now},
    written: view,
    get: owner,
    list: owner,
    listOwn: owner,
    create: nobody,
    update: nobody,
    delete: owner,
  },
  {
    path: 'orders/order-ada',
    stored: anOrder(),
    written: anOrder(),
    get: ownerAndStaff,
    list: staff,
    listOwn: ['owner', 'other learner', ...staff],
    create: nobody,
    update: nobody,
  },
  {
    path: 'orders/order-ada/refunds/refund-1',
    stored: {state: 'made', amountCents: 100, lines: [], reason: 'Out of goodwill'},
    written: {state: 'made', amountCents: 100, lines: []},
    get: staff,
    list: staff,
    listOwn: staff,
    create: nobody,
    update: nobody,
  },
  {
    path: 'invoices/INV-2026-000001',
    stored: {userId: 'ada', orderId: 'order-ada', kind: 'invoice'},
    written: {userId: 'ada', orderId: 'order-ada', kind: 'credit-note'},
    get: ownerAndStaff,
    list: staff,
    listOwn: ['owner', 'other learner', ...staff],
    create: nobody,
    update: nobody,
  },
  {
    path: 'enrollments/ada_course-a',
    stored: {userId: 'ada', courseId: 'course-a', orderId: 'order-ada', purchasedAt: now},
    written: {userId: 'ada', courseId: 'course-a', orderId: 'order-ada', purchasedAt: now},
    get: owner,
    list: nobody,
    listOwn: ['owner', 'other learner', ...staff],
    create: nobody,
    update: nobody,
  },
  {
    path: 'progress/ada_course-a',
    stored: {userId: 'ada', courseId: 'course-a', done: {}},
    written: {userId: 'ada', courseId: 'course-a', done: {a: 1}},
    ...functionsOnly,
    get: ownerAndStaff,
    list: staff,
    listOwn: ['owner', 'other learner', ...staff],
  },
  {
    path: 'notes/ada_course-a/lessons/lesson-a',
    // From before notes had versions.
    stored: {text: 'Kern by eye.', updatedAt: now},
    written: note,
    get: owner,
    list: owner,
    // Notes are found by their path, and have no field for their owner.
    listOwn: owner,
    create: owner,
    update: owner,
  },
  {
    path: `certificates/${certificateId}`,
    stored: {userId: 'ada', courseId: 'course-a', name: 'Ada Fenn', withdrawnAt: null},
    written: {userId: 'ada', courseId: 'course-a', name: 'Ada Lovelace', withdrawnAt: null},
    ...functionsOnly,
    get: EVERYONE,
    list: staff,
    listOwn: ['owner', 'other learner', ...staff],
  },
  {
    path: 'reviews/one',
    stored: {userId: 'ada', courseId: 'course-a', rating: 5, text: 'Good.', status: 'shown'},
    written: {userId: 'ada', courseId: 'course-a', rating: 1, text: 'Bad.', status: 'shown'},
    ...functionsOnly,
    get: ownerAndStaff,
    list: staff,
    listOwn: ['owner', 'other learner', ...staff],
  },
  {
    path: 'questions/one',
    stored: {userId: 'ada', courseId: 'course-a', visibility: 'shared', messages: []},
    written: {userId: 'ada', courseId: 'course-a', visibility: 'private', messages: []},
    ...functionsOnly,
  },
  {
    path: 'submissions/one',
    stored: {userId: 'ada', courseId: 'course-a', instructorId: 'instructor-a', entries: []},
    written: {userId: 'ada', courseId: 'course-a', instructorId: 'instructor-a', entries: []},
    ...functionsOnly,
  },
  {
    path: 'helpfulVotes/ada_course-a',
    stored: {userId: 'ada', courseId: 'course-a', reviewIds: ['one']},
    written: {userId: 'ada', courseId: 'course-a', reviewIds: ['one', 'two']},
    ...functionsOnly,
    get: owner,
  },
  {
    path: 'savedCourses/ada',
    stored: {courseIds: ['course-a'], prices: {'course-a': 5999}, lookAt: now, updatedAt: now},
    written: {courseIds: ['course-b'], prices: {'course-b': 1}, lookAt: null, updatedAt: now},
    ...functionsOnly,
    get: owner,
  },
  {
    path: 'returns/order-ada',
    stored: {...request, createdAt: now, updatedAt: now},
    written: request,
    get: ownerAndStaff,
    list: staff,
    listOwn: ['owner', 'other learner', ...staff],
    create: owner,
    update: nobody,
  },
  {
    // Whose address it is may find and delete it as well: tested apart.
    path: 'newsletterSubscribers/one',
    stored: {email: 'ada@lectern.test', createdAt: now},
    written: {email: 'ada@lectern.test', createdAt: serverTimestamp()},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'newsletters/one',
    stored: {subject: 'News', status: 'sent'},
    written: {subject: 'News', status: 'sent'},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    // Whose address it is may find it as well: tested apart.
    path: 'suppressions/one',
    stored: {address: 'ada@lectern.test', reason: 'bounced'},
    written: {address: 'ada@lectern.test', reason: 'bounced'},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'people/ada',
    stored: {email: 'ada@lectern.test', name: 'Ada Fenn'},
    written: {email: 'ada@lectern.test', name: 'Ada Fenn'},
    ...functionsOnly,
  },
  {
    path: 'deletions/ada',
    stored: {state: 'waiting', closesAt: now},
    written: {state: 'waiting', closesAt: now},
    ...functionsOnly,
    get: ownerAndStaff,
  },
  {
    path: 'staffActions/one',
    stored: {action: 'return-approved', staffId: 'sam', subject: {kind: 'order', id: 'one'}},
    written: {action: 'return-approved', staffId: 'sam', subject: {kind: 'order', id: 'one'}},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'staff/ada',
    // As it stood before each had a document: no role.
    stored: {members: {}},
    written: {role: 'owner', email: 'ada@lectern.test'},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'newsletterDrafts/one',
    stored: {subject: 'News', contentHtml: '', isTemplate: false},
    written: {subject: 'News', contentHtml: '', isTemplate: false},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'announcements/one',
    stored: {announcedAt: null, recipientCount: 0},
    written: {announcedAt: null, recipientCount: 0},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'problems/one',
    stored: {kind: 'dispute', settledAt: null},
    written: {kind: 'dispute', settledAt: null},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'teachers/instructor-a',
    stored: {uid: 'ada', state: 'active', shareBps: 7000},
    written: {uid: 'ada', state: 'active', shareBps: 10000},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'ledger/sale-one-1-course-a',
    stored: {teacher: 'instructor-a', amountCents: 100},
    written: {teacher: 'instructor-a', amountCents: 10_000},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'balances/instructor-a',
    stored: {cents: 100},
    written: {cents: 10_000},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'payouts/instructor-a-2026-11-23',
    stored: {teacher: 'instructor-a', state: 'failed', amountCents: 2500},
    written: {teacher: 'instructor-a', state: 'planned', amountCents: 2500},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'payoutRuns/2026-11-23',
    stored: {period: '2026-11-23', page: 0},
    written: {period: '2026-11-23', page: 1},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'discountCodes/SPRING',
    stored: {kind: 'percentage', value: 20},
    written: {kind: 'percentage', value: 99},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  {
    path: 'discountUses/order-ada',
    stored: {code: 'SPRING', userId: 'ada', state: 'used'},
    written: {code: 'SPRING', userId: 'ada', state: 'released'},
    ...functionsOnly,
    get: staff,
    list: staff,
    listOwn: staff,
  },
  ...[
    'mail/one',
    'rateLimits/one',
    'mailgunTokens/one',
    'checkouts/ada',
    'withdrawals/ada_course-a',
    'courseCounters/course-a/shards/1',
    'counters/2026-11-22/shards/1',
    'activeLearners/ada',
    'pauses/ada',
    'leftCarts/ada',
    'claims/order-ada-1',
    'teams/ada_course-a',
    'teacherAccounts/ada',
    'courseRatings/course-a',
    'invoiceSeries/INV-2026',
    'taxMonths/2026-11',
    'courseOwners/course-a-1',
    'credentialCounters/0',
    'credentialStatus/0-0',
    'notes/ada_course-a',
    'reconciliations/one',
    'mailings/one',
    'newsletterConfirmations/one',
    'anything/one',
  ].map((path) => ({
    path,
    stored: {userId: 'ada'},
    written: {userId: 'ada'},
    ...functionsOnly,
  })),
]
