import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {Timestamp} from 'firebase-admin/firestore'
import {describe, expect, test, vi} from 'vitest'
import './mails.ts'
import type {MailDefinition} from './outbox/define-mail.ts'
import {cartQuery} from './checkout/queries.ts'
import {findMailDefinition, registeredMails, registerMails} from './outbox/registry.ts'

const files = globSync('**/*.ts', {cwd: import.meta.dirname}).filter(
  (file) => !file.endsWith('.test.ts') && !file.endsWith('.generated.ts'),
)

interface DefinedMail {
  mail: MailDefinition
  exportName: string
  file: string
}

function isMailDefinition(value: unknown): value is MailDefinition {
  return typeof value === 'object' && value !== null && 'kind' in value && 'render' in value
}

/** Every mail that a file of the functions exports. */
async function definedMails(): Promise<DefinedMail[]> {
  const modules: {file: string; exports: Record<string, unknown>}[] = []
  // One after the other: sanitize-html requires a module that html-to-text imports, and cannot while that is being loaded.
  for (const file of files) {
    const path = join(import.meta.dirname, file)
    modules.push({file, exports: (await import(/* @vite-ignore */ path)) as Record<string, unknown>})
  }
  return modules.flatMap(({file, exports}) =>
    Object.entries(exports).flatMap(([exportName, value]) =>
      isMailDefinition(value) ? [{mail: value, exportName, file}] : [],
    ),
  )
}

const defined = await definedMails()

test('every mail is registered, once, and is a file of its own', () => {
  expect(defined.map(({mail}) => mail.kind).toSorted()).toEqual(
    registeredMails()
      .map(({kind}) => kind)
      .toSorted(),
  )
  expect(new Set(defined.map(({file}) => file)).size).toBe(defined.length)
  const [first] = defined
  expect(() => registerMails(first ? [first.mail] : [])).toThrow('is registered twice')
})

test.each(defined)('some function queues the mail of $file', ({exportName, file}) => {
  const asArgument = new RegExp(`[(,]\\s*${exportName},\\s`)
  const others = files.filter((other) => other !== file && other !== 'mails.ts')
  const users = others.filter((other) =>
    asArgument.test(readFileSync(join(import.meta.dirname, other), 'utf8')),
  )
  expect(users).not.toEqual([])
})

/** What a person or an editor may have written. */
const hostile = `<img src=x onerror=alert(1)> "quoted" & 'single'`
const siteUrl = 'https://lectern.example'

const giftLine = {
  lineId: '1',
  kind: 'course',
  id: 'course-a',
  title: hostile,
  courseIds: ['course-a'],
  quantity: 1,
  for: 'gift',
  priceCents: 5999,
  discountCents: 0,
  taxCents: 0,
  refundedCents: 0,
}

const documents: Record<string, Record<string, unknown>> = {
  'pauses/ada': {since: Timestamp.fromMillis(1_795_000_000_000), remindAt: null},
  'orders/order-1': {
    userId: 'ada',
    items: [{courseId: 'course-a', courseTitle: hostile, priceCents: 5999}],
    amountCents: 5999,
    completedAt: Timestamp.fromDate(new Date('2026-11-21T10:00:00Z')),
  },
  'orders/order-2': {
    userId: 'ada',
    items: [{courseId: 'course-a', courseTitle: hostile, priceCents: 5999}],
    amountCents: 5999,
  },
  'orders/order-3': {
    userId: 'ada',
    status: 'failed',
    items: [{courseId: 'course-a', courseTitle: hostile, priceCents: 5999}],
    amountCents: 5999,
  },
  'orders/order-4': {
    userId: 'ada',
    status: 'refunded',
    email: 'ada@example.com',
    items: [{courseId: 'course-a', courseTitle: hostile, priceCents: 5999}],
    amountCents: 5999,
  },
  'orders/order-5': {
    userId: 'ada',
    status: 'completed',
    email: 'ada@example.com',
    items: [{courseId: 'course-a', courseTitle: hostile, priceCents: 5999}],
    amountCents: 5999,
    chargeback: {amountCents: 5999, courses: 'withdrawn'},
  },
  'orders/order-6': {
    userId: 'ada',
    status: 'pending',
    paymentProcessing: true,
    items: [{courseId: 'course-a', courseTitle: hostile, priceCents: 5999}],
    amountCents: 5999,
  },
  'settings/cleo': {marketingEmails: true},
  'savedCourses/cleo': {courseIds: ['course-left']},
  'orders/left': {
    userId: 'cleo',
    status: 'expired',
    amountCents: 5999,
    items: [{...giftLine, id: 'course-left', courseIds: ['course-left'], for: 'me'}],
  },
  'orders/gift': {
    userId: 'ada',
    status: 'completed',
    amountCents: 5999,
    items: [giftLine],
    completedAt: Timestamp.fromDate(new Date('2026-11-21T10:00:00Z')),
  },
  'teachers/instructor-a': {
    state: 'invited',
    name: hostile,
    shareBps: 7000,
    invitation: {
      nonce: '00',
      codeHash: '09f970e8167ff6d810458a77c43ded84e2d84723194b140aa5146217a5c447c3',
      number: 1,
    },
    payouts: {
      failure: {payoutId: 'po_1', amount: 4000, currency: 'usd', code: 'no_account', at: Timestamp.now()},
    },
    waitingProfile: {since: Timestamp.fromMillis(1), fields: ['bio', 'website'], publishedRev: 'rev'},
  },
  'claims/gift-1': {
    state: 'held',
    giverId: 'ada',
    to: {name: hostile, email: 'ben@example.com'},
    message: hostile,
    mails: 1,
    nonce: '00',
    codeHash: 'f814ee72fae25fda3ce6c470392db13808ec6e5a92a6433df1f81057efccdcb9',
  },
  'orders/seats': {
    userId: 'ada',
    status: 'completed',
    amountCents: 11_998,
    items: [{...giftLine, for: 'team', quantity: 2, priceCents: 11_998}],
    completedAt: Timestamp.fromDate(new Date('2026-11-21T10:00:00Z')),
  },
  'claims/seat': {
    kind: 'seat',
    teamId: 'team',
    orderId: 'seats',
    lineId: '1',
    state: 'held',
    giverId: 'ada',
    to: {name: '', email: 'ben@example.com'},
    mails: 1,
    nonce: '00',
    codeHash: 'f814ee72fae25fda3ce6c470392db13808ec6e5a92a6433df1f81057efccdcb9',
  },
  'teams/team': {ownerId: 'ada', kind: 'course', title: hostile, managers: ['eva@example.com']},
  'orders/accepted': {userId: 'ada', status: 'completed', amountCents: 5999, items: [giftLine]},
  'claims/accepted-1': {state: 'accepted', uid: 'ben', to: {name: hostile, email: null}},
  'orders/taken-back': {userId: 'ada', status: 'refunded', amountCents: 5999, items: [giftLine]},
  'claims/taken-back-1': {state: 'refunded', uid: 'ben', to: null},
  'reviews/answered': {
    userId: 'ada',
    courseId: 'course-a',
    courseTitle: hostile,
    status: 'shown',
    answer: {text: hostile},
    hiddenReason: null,
  },
  'reviews/hidden': {
    userId: 'ada',
    courseId: 'course-a',
    courseTitle: hostile,
    status: 'hidden',
    answer: null,
    hiddenReason: hostile,
  },
  'questions/answered': {
    author: hostile,
    courseTitle: hostile,
    lessonTitle: hostile,
    path: '/learn/typography/kerning',
    messages: [
      {from: 'learner', text: hostile},
      {from: 'teacher', text: hostile},
    ],
  },
  'submissions/one': {
    author: hostile,
    courseTitle: hostile,
    lessonTitle: hostile,
    exercise: hostile,
    path: '/learn/typography/kerning',
    entries: [
      {from: 'learner', text: hostile, link: 'https://example.com/work', verdict: null},
      {from: 'teacher', text: hostile, link: '', verdict: 'again'},
    ],
  },
  'returns/order-5': {status: 'approved'},
  'returns/order-1': {status: 'approved'},
  'returns/order-2': {status: 'rejected', decisionReason: hostile},
  'returns/order-4': {status: 'pending', reason: hostile},
  'problems/problem-1': {
    kind: 'refund-failed',
    orderId: 'order-1',
    details: {refund: 're_1', amountCents: 5999, session: null},
  },
  'profiles/ada': {firstName: hostile},
  'certificates/0123456789abcdef0123456789abcdef': {
    courseTitle: hostile,
    name: hostile,
    withdrawnAt: null,
  },
  'enrollments/ada_course-a': {
    userId: 'ada',
    courseId: 'course-a',
    purchasedAt: Timestamp.fromMillis(0),
    sectionsOpenedAt: Timestamp.fromMillis(1),
  },
  'newsletters/november': {subject: hostile, contentHtml: '<p>Hello</p>'},
}
/** What a cart is priced from. */
const sold = {courses: [{_id: 'course-left', title: hostile, price: 59.99}], bundles: []}
const course = {
  _id: 'course-a',
  title: hostile,
  slug: 'typography',
  instructor: hostile,
  summary: hostile,
  level: 'Beginner',
  duration: 390,
  price: 59.99,
  originalPrice: null,
  offerEndsAt: null,
  image: `https://cdn.example/a.png"${hostile}`,
  inOrder: false,
  sections: [
    {
      _key: 'section',
      title: hostile,
      free: null,
      opensAfterDays: null,
      lessons: [
        {
          _key: 'lesson',
          title: hostile,
          slug: 'kerning',
          minutes: 10,
          ownWork: null,
          kind: 'reading',
          free: null,
        },
      ],
    },
  ],
}

vi.mock('./services/firestore.ts', () => {
  const snapshot = (path: string) => ({
    id: path.split('/').at(-1),
    exists: documents[path] !== undefined,
    data: () => documents[path],
    get: (field: string) => documents[path]?.[field],
  })
  interface Converter {
    fromFirestore: (snapshot: {data: () => unknown}) => unknown
  }
  const doc = (path: string, converter?: Converter) => ({
    path,
    get: async () => {
      const stored = snapshot(path)
      return converter && stored.data() ? {...stored, data: () => converter.fromFirestore(stored)} : stored
    },
    // No order of these has a refund that is stored.
    collection: () => ({get: async () => ({docs: []})}),
  })
  return {
    firestore: () => ({
      collection: (name: string) => ({
        doc: (id: string) => doc(`${name}/${id}`),
        withConverter: (converter: Converter) => ({
          doc: (id: string) => doc(`${name}/${id}`, converter),
        }),
      }),
      getAll: async (...references: {path: string}[]) => references.map(({path}) => snapshot(path)),
    }),
  }
})
vi.mock('./services/auth.ts', () => ({
  auth: () => ({
    getUsers: async ([{uid} = {}]: {uid?: string}[]) => ({
      users: [
        {
          uid,
          email: 'ada@example.com',
          emailVerified: uid === 'cleo',
          metadata: {creationTime: 'Sat, 21 Nov 2026 10:00:00 GMT'},
        },
      ],
    }),
    generateEmailVerificationLink: async () => 'https://firebase.example/?oobCode=code',
    generateVerifyAndChangeEmailLink: async () => 'https://firebase.example/?oobCode=code',
    generatePasswordResetLink: async () => 'https://firebase.example/?oobCode=code',
  }),
}))
vi.mock('./services/sanity.ts', async (original) => ({
  ...(await original<typeof import('./services/sanity.ts')>()),
  sanity: async () => ({fetch: async (query: string) => (query === cartQuery ? sold : course)}),
}))

/**
 * What production has stored of each kind of mail, and the subject it gets. Mails stored like this are queued there: add to
 * the list, and never change it.
 */
const examples: {stored: {kind: string} & Record<string, unknown>; subject: string}[] = [
  {stored: {kind: 'receipt', orderId: 'order-1'}, subject: `Your receipt: ${hostile}`},
  {
    stored: {kind: 'return-decided', orderId: 'order-1'},
    subject: `Your return has been approved: ${hostile}`,
  },
  {
    stored: {kind: 'return-decided', orderId: 'order-2'},
    subject: `Your return has been declined: ${hostile}`,
  },
  {
    stored: {kind: 'return-decided', orderId: 'order-1', lineIds: ['1'], refundId: 're_1'},
    subject: `Your return has been approved: ${hostile}`,
  },
  {stored: {kind: 'return-requested', orderId: 'order-4'}, subject: `Return requested: ${hostile}`},
  {stored: {kind: 'order-placed', orderId: 'order-6'}, subject: `Your order: ${hostile}`},
  {stored: {kind: 'order-placed', orderId: 'order-6', amountCents: 7139}, subject: `Your order: ${hostile}`},
  {
    stored: {kind: 'review-decided', reviewId: 'answered', decision: 'answered'},
    subject: `Your review has a reply: ${hostile}`,
  },
  {
    stored: {kind: 'review-decided', reviewId: 'hidden', decision: 'hidden'},
    subject: `Your review is not shown: ${hostile}`,
  },
  {
    stored: {kind: 'review-invitation', uid: 'ada', courseId: 'course-a', title: hostile},
    subject: `How do you like it? ${hostile}`,
  },
  {stored: {kind: 'payment-failed', orderId: 'order-3'}, subject: `Your payment did not arrive: ${hostile}`},
  {
    stored: {kind: 'payment-failed', orderId: 'order-3', amountCents: 7139},
    subject: `Your payment did not arrive: ${hostile}`,
  },
  {stored: {kind: 'refund-failed', orderId: 'order-1'}, subject: `Your refund has not arrived: ${hostile}`},
  {stored: {kind: 'refunded', orderId: 'order-4'}, subject: `Your refund: ${hostile}`},
  {
    stored: {kind: 'refunded', orderId: 'order-4', refundId: 're_1', amountCents: 100, lineIds: ['1']},
    subject: `Your refund: ${hostile}`,
  },
  {
    stored: {kind: 'courses-withdrawn', orderId: 'order-5'},
    subject: `No longer among your courses: ${hostile}`,
  },
  {stored: {kind: 'problem', problemId: 'problem-1'}, subject: 'A refund has failed: order-1…'},
  {stored: {kind: 'verification', uid: 'ada'}, subject: 'Verify your email address'},
  {
    stored: {kind: 'email-change', uid: 'ada', newEmail: 'new@example.com'},
    subject: 'Confirm your new email address',
  },
  {
    stored: {kind: 'email-change-notice', newEmail: hostile},
    subject: 'Your email address is being changed',
  },
  {stored: {kind: 'password-reset'}, subject: 'Choose a new password'},
  {stored: {kind: 'password-changed'}, subject: 'Your password has been changed'},
  {
    stored: {kind: 'contact', name: hostile, email: 'a@b.example', subject: hostile, message: hostile},
    subject: `Contact form: ${hostile}`,
  },
  {
    stored: {kind: 'newsletter-confirmation', requestedAt: '2026-11-21T10:00:00.000Z'},
    subject: 'Confirm your newsletter subscription',
  },
  {stored: {kind: 'newsletter', newsletterId: 'november'}, subject: hostile},
  {
    stored: {kind: 'newsletter-test', subject: hostile, contentHtml: '<p>Hello</p>'},
    subject: `Test: ${hostile}`,
  },
  {stored: {kind: 'new-course', courseId: 'course-a'}, subject: `New course: ${hostile}`},
  {
    stored: {kind: 'certificate', certificateId: '0123456789abcdef0123456789abcdef'},
    subject: `Your certificate: ${hostile}`,
  },
  {
    stored: {
      kind: 'lesson-question',
      name: hostile,
      email: 'a@b.example',
      course: hostile,
      lesson: hostile,
      path: '/learn/typography/kerning',
      question: hostile,
      questionId: 'answered',
    },
    subject: `Question about “${hostile}” (${hostile})`,
  },
  {
    stored: {kind: 'question-asked', questionId: 'answered', message: 1},
    subject: `Question about “${hostile}” (${hostile})`,
  },
  {
    stored: {kind: 'question-answered', questionId: 'answered', message: 2},
    subject: `Your question is answered: ${hostile}`,
  },
  {
    stored: {kind: 'work-handed-in', submissionId: 'one', entry: 1},
    subject: `Work for “${hostile}” (${hostile})`,
  },
  {
    stored: {kind: 'work-answered', submissionId: 'one', entry: 2},
    subject: `Please try once more: ${hostile}`,
  },
  {
    stored: {kind: 'account-leaving', closesAt: '2026-12-06T10:00:00.000Z'},
    subject: 'Your account will be deleted on December 6, 2026',
  },
  {
    stored: {kind: 'course-granted', courseId: 'course-a', uid: 'ada', title: hostile},
    subject: `You have been given a course: ${hostile}`,
  },
  {
    stored: {kind: 'sections-opened', courseId: 'course-a', uid: 'ada', title: hostile},
    subject: `All of ${hostile} is open to you`,
  },
  {
    stored: {kind: 'gift', orderId: 'gift', lineId: '1', mail: 1},
    subject: `${hostile} gives you ${hostile}`,
  },
  {
    stored: {kind: 'gift-returned', orderId: 'gift', lineId: '1', mail: 1},
    subject: `Your gift could not be delivered: ${hostile}`,
  },
  {
    stored: {kind: 'gift-accepted', orderId: 'accepted', lineId: '1'},
    subject: `Your gift was accepted: ${hostile}`,
  },
  {
    stored: {kind: 'gift-withdrawn', orderId: 'taken-back', lineId: '1'},
    subject: `A gift was taken back: ${hostile}`,
  },
  {
    stored: {kind: 'teacher-invitation', instructorId: 'instructor-a', number: 1},
    subject: 'Teach at Lectern',
  },
  {
    stored: {kind: 'payout-failed', instructorId: 'instructor-a', payoutId: 'po_1'},
    subject: 'A payout has come back',
  },
  {
    stored: {kind: 'teacher-profile-changed', instructorId: 'instructor-a', since: 1},
    subject: `Profile to publish: ${hostile}`,
  },
  {
    stored: {kind: 'pick-up', uid: 'ada', courseId: 'course-a', since: 1_795_000_000_000, number: 1},
    subject: `Pick up again: ${hostile}`,
  },
  {
    stored: {kind: 'pick-up', uid: 'ada', courseId: 'course-a', since: 1_795_000_000_000, number: 2},
    subject: `Your place is kept: ${hostile}`,
  },
  {
    stored: {kind: 'cart-left', uid: 'cleo', orderId: 'left', ids: ['course-left']},
    subject: `Left at the checkout: ${hostile}`,
  },
  {
    stored: {kind: 'saved-cheaper', uid: 'cleo', courses: [{id: 'course-left', wasCents: 7999}]},
    subject: `Cheaper now: ${hostile}`,
  },
  {stored: {kind: 'receipt', orderId: 'gift'}, subject: `Your receipt: ${hostile}`},
  {stored: {kind: 'seat', seatId: 'seat', mail: 1}, subject: `${hostile} invites you to ${hostile}`},
  {
    stored: {kind: 'seat', seatId: 'seat', mail: 1, tag: '00'},
    subject: `${hostile} invites you to ${hostile}`,
  },
  {
    stored: {kind: 'seat-withdrawn', teamId: 'team', uid: 'ben'},
    subject: `Your seat was taken back: ${hostile}`,
  },
  {
    stored: {kind: 'team-manager', teamId: 'team', address: 'eva@example.com'},
    subject: `You manage a team: ${hostile}`,
  },
  {stored: {kind: 'receipt', orderId: 'seats'}, subject: `Your receipt: ${hostile}`},
  {stored: {kind: 'account-erased', mailId: 'account-erased-ada'}, subject: 'Your account has been deleted'},
]

/** The elements of some HTML that are not closed in the order in which they were opened. */
function unclosedElements(html: string): string[] {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)(table|tr|td|p|a|div|h1|style|body|html)\b/g)) {
    if (slash && open.at(-1) === name) open.pop()
    else open.push(`${slash ?? ''}${name}`)
  }
  return open
}

test.each([
  ['me', 'back into your cart'],
  ['gift', 'give it again'],
  ['team', 'order the seats again'],
])('the mail about a failed payment says what its order leads to: %s', async (whose, words) => {
  vi.stubEnv('SITE_URL', siteUrl)
  documents['orders/failed'] = {...documents['orders/order-3'], items: [{...giftLine, for: whose}]}
  const mail = findMailDefinition('payment-failed')
  const message = await mail?.render(mail.data.parse({kind: 'payment-failed', orderId: 'failed'}), [])
  delete documents['orders/failed']
  expect(message?.text).toContain(words)
  expect(message?.text.includes('cart')).toBe(whose === 'me')
})

test.each(['order-placed', 'payment-failed'])(
  'the mail %s names what is transferred, with its tax',
  async (kind) => {
    vi.stubEnv('SITE_URL', siteUrl)
    const orderId = kind === 'order-placed' ? 'order-6' : 'order-3'
    const mail = findMailDefinition(kind)
    const message = await mail?.render(mail.data.parse({kind, orderId, amountCents: 123_45}), [])
    expect(message?.text).toContain('$123.45')
  },
)

test.each([
  ['of an earlier seat of its address', {mail: 1, tag: '11111111'}],
  ['that is not the newest', {mail: 2, tag: '00'}],
])('an invitation %s is not sent', async (_, data) => {
  const mail = findMailDefinition('seat')
  expect(await mail?.render(mail.data.parse({kind: 'seat', seatId: 'seat', ...data}), [])).toBeNull()
})

test('every mail has an example', () => {
  const kinds = registeredMails().map(({kind}) => kind)
  expect(kinds.filter((kind) => !examples.some(({stored}) => stored.kind === kind))).toEqual([])
})

describe.each(examples)('the mail $stored.kind', ({stored, subject}) => {
  const to = ['ada@example.com', 'ben@example.com']

  async function rendered() {
    vi.stubEnv('SITE_URL', siteUrl)
    vi.stubEnv('UNSUBSCRIBE_SECRET', 'a secret')
    const mail = findMailDefinition(stored.kind)
    const message = await mail?.render(mail.data.parse(stored), to)
    if (!message) throw new Error('There is nothing to send.')
    return message
  }

  test('is rendered from what is stored of it', async () => {
    const data = findMailDefinition(stored.kind)?.data.parse(stored)
    expect({...data, kind: stored.kind}).toEqual(stored)
    expect({tag: stored.kind, ...(await rendered())}).toMatchObject({subject, tag: stored.kind})
  })

  test('shows what people wrote as text', async () => {
    const {html} = await rendered()
    expect(html).not.toContain('<img src=x')
    expect(html).not.toMatch(/\bhref="[^"]*"\d/)
  })

  test('has a subject in one line, and a text part without HTML of ours', async () => {
    const {subject: line, text} = await rendered()
    expect(line).toMatch(/^.+$/)
    expect(text).not.toMatch(/<(p|table|td|a|br)[ />]/)
    expect(text.length).toBeGreaterThan(80)
  })

  test('closes every element that it opens', async () => {
    expect(unclosedElements((await rendered()).html)).toEqual([])
  })

  test('has dark colours, and leads to the shop', async () => {
    const {html} = await rendered()
    expect(html).toContain('prefers-color-scheme: dark')
    expect(html).toContain(`href="${siteUrl}`)
  })

  test('can be unsubscribed from, by each recipient alone, if it says so', async () => {
    const {html, text, headers, recipientVariables = {}} = await rendered()
    const isMailing = html.includes('>Unsubscribe</a>')
    expect(html.includes('href="%recipient.unsubscribe_page%"')).toBe(isMailing)
    expect(text.includes('Unsubscribe: %recipient.unsubscribe_page%')).toBe(isMailing)
    expect(Object.keys(headers ?? {})).toEqual(isMailing ? ['List-Unsubscribe', 'List-Unsubscribe-Post'] : [])
    expect(Object.keys(recipientVariables)).toEqual(isMailing ? to : [])
  })
})
