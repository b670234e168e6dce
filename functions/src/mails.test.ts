import {globSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {Timestamp} from 'firebase-admin/firestore'
import {beforeEach, describe, expect, test, vi} from 'vitest'
import * as z from 'zod/mini'
import './mails.ts'
import {defineMail, type MailDefinition} from './outbox/define-mail.ts'
import {registeredMails, registerMails} from './outbox/registry.ts'

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
  const modules = await Promise.all(
    files.map(async (file) => {
      const path = join(import.meta.dirname, file)
      return {file, exports: (await import(/* @vite-ignore */ path)) as Record<string, unknown>}
    }),
  )
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

const documents: Record<string, Record<string, unknown>> = {
  'orders/order-1': {
    userId: 'ada',
    items: [{courseId: 'course-a', courseTitle: 'Typography', priceCents: 5999}],
    amountCents: 5999,
    completedAt: Timestamp.fromDate(new Date('2026-11-21T10:00:00Z')),
  },
  'returns/order-1': {status: 'approved'},
  'profiles/ada': {firstName: 'Ada'},
  'newsletters/november': {subject: 'November', contentHtml: '<p>Hello</p>'},
}

vi.mock('./services/firestore.ts', () => {
  const snapshot = (path: string) => ({
    data: () => documents[path],
    get: (field: string) => documents[path]?.[field],
  })
  const doc = (path: string) => ({path, get: async () => snapshot(path)})
  return {
    firestore: () => ({
      collection: (name: string) => ({doc: (id: string) => doc(`${name}/${id}`)}),
      getAll: async (...references: {path: string}[]) => references.map(({path}) => snapshot(path)),
    }),
  }
})
vi.mock('./services/auth.ts', () => ({
  auth: () => ({
    getUsers: async () => ({users: [{email: 'ada@example.com', emailVerified: false}]}),
    generateEmailVerificationLink: async () => 'https://firebase.example/?oobCode=code',
    generatePasswordResetLink: async () => 'https://firebase.example/?oobCode=code',
  }),
}))
const course = {
  _id: 'course-a',
  title: 'Typography',
  slug: 'typography',
  instructor: null,
  summary: 'About letters.',
  level: null,
  duration: null,
  price: 59.99,
  image: null,
}
vi.mock('./services/sanity.ts', async (original) => ({
  ...(await original<typeof import('./services/sanity.ts')>()),
  sanity: async () => ({fetch: async () => course}),
}))

/**
 * What production has stored of each kind, and the subject it gives. What stands here must go on being delivered: add to it,
 * never change it.
 */
const stored: Record<string, {content: {kind: string} & Record<string, string>; subject: string}> = {
  receipt: {content: {kind: 'receipt', orderId: 'order-1'}, subject: 'Your receipt: Typography'},
  'return-decided': {
    content: {kind: 'return-decided', orderId: 'order-1'},
    subject: 'Your return has been approved: Typography',
  },
  verification: {content: {kind: 'verification', uid: 'ada'}, subject: 'Verify your email address'},
  'password-reset': {content: {kind: 'password-reset'}, subject: 'Choose a new password'},
  'password-changed': {content: {kind: 'password-changed'}, subject: 'Your password has been changed'},
  contact: {
    content: {
      kind: 'contact',
      name: 'Mia',
      email: 'mia@example.com',
      subject: 'A question',
      message: 'Hello',
    },
    subject: 'Contact form: A question',
  },
  newsletter: {content: {kind: 'newsletter', newsletterId: 'november'}, subject: 'November'},
  'new-course': {content: {kind: 'new-course', courseId: 'course-a'}, subject: 'New course: Typography'},
}

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://lectern.example')
  vi.stubEnv('UNSUBSCRIBE_SECRET', 'a secret')
})

describe.each(registeredMails())('the mail $kind', (mail) => {
  const example = stored[mail.kind]

  test('is rendered from what is stored of it', async () => {
    const data = mail.data.parse(example?.content)
    expect({...data, kind: mail.kind}).toEqual(example?.content)
    const rendered = await mail.render(data, ['ada@example.com'])
    expect(rendered).toMatchObject({subject: example?.subject, tag: mail.kind})
    expect(rendered?.html).toContain('https://lectern.example')
  })
})

test('what a mail cannot be rendered from is refused', () => {
  const mail = defineMail({
    kind: 'example',
    data: z.object({orderId: z.string()}),
    render: async () => null,
  })
  expect(() => mail.data.parse({kind: 'example'})).toThrow('orderId')
})
