/*
 * What a newsletter costs by the number of accounts: a page of the list of recipients, planning a page, and sending a batch. It
 * starts the emulators with the functions, fills them (as many subscribers as accounts; of the accounts one in four has
 * marketing mail on, and nine in ten a verified address), sends one newsletter to everyone at each size, and stands in for the
 * mail service, which counts how often each address was written to. Run it on a quiet machine:
 *
 *   npm run bench:newsletter                   200 and 20,000 accounts
 *   npm run bench:newsletter -- 200 200000     other sizes, in ascending order
 *
 * Above 50,000 accounts it reads pages at the beginning, in the middle and at the end instead of all, and sends nothing: the
 * emulator has no indexes and goes through the whole collection for every query, so that all of them would take hours.
 */
import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {join} from 'node:path'
import {type Input} from '@lectern/domain/contracts'
import {listRecipients, sendNewsletter} from '@lectern/domain/mail/newsletter-contracts'
import {getAuth} from 'firebase-admin/auth'
import {
  Firestore,
  Query,
  type DocumentReference,
  type DocumentSnapshot,
  type QuerySnapshot,
} from 'firebase-admin/firestore'
import {callerOf} from '../../local/callable.ts'
import {emulatorsService} from '../../local/emulators.ts'
import {adminEnvironment, dotenv, functionsParameters, functionsSecrets} from '../../local/environment.ts'
import {findJava} from '../../local/java/find-java.ts'
import {findPortHolder} from '../../local/port-holder.ts'
import {setStaffMember} from '../../local/staff-member.ts'
import {HOST, parseOffset, portsAt, url} from '../../local/ports.ts'
import {Processes} from '../../local/processes.ts'
import {root} from '../../local/services.ts'
import type {RecipientPage} from '../../functions/src/outbox/define-mail.ts'
import {readRecipients} from '../../functions/src/newsletter/recipients.ts'
import {firebaseApp, firestore} from '../../functions/src/services/firestore.ts'
import {fillTo} from './newsletter-accounts.ts'
import {peakMemory} from './worker-memory.ts'

const BATCH = 1000
const ROUNDS = 5
/** Above so many accounts, only some pages are read. */
const SAMPLED_ABOVE = 50_000
const SAMPLED_PAGES = 3
const sizes = process.argv.slice(2).map(Number)
const offset = parseOffset(process.env['LECTERN_OFFSET'] ?? '15000')
const ports = portsAt(offset)
const dataDir = join(root, '.local', `bench-newsletter-${offset}`)
const functionsDir = join(root, 'functions', 'build', `bench-newsletter-${offset}`)

/** When each mail was handed over, and how often each address was in one. */
const mails: {at: number; to: number}[] = []
const writtenTo = new Map<string, number>()
const mailService = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const recipients = [
      ...Buffer.concat(chunks)
        .toString()
        .matchAll(/name="to"\r\n\r\n([^\r]+)/g),
    ]
    for (const [, to = ''] of recipients) writtenTo.set(to, (writtenTo.get(to) ?? 0) + 1)
    mails.push({at: performance.now(), to: recipients.length})
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({id: `<${crypto.randomUUID()}>`, message: 'Queued. Thank you.'}))
  })
})

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN
const milliseconds = (times: readonly number[]) => Math.round(median(times))
const average = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length))

async function timed<T>(work: () => Promise<T>): Promise<[number, T]> {
  const begin = performance.now()
  const result = await work()
  return [performance.now() - begin, result]
}

/** The type of Firestore's `getAll`, of which the functions pass documents alone. */
type GetAll = (this: Firestore, ...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>

/** The requests to Firestore and Auth, and the documents that they read. */
const reads = {calls: 0, documents: 0}
function countReads(): void {
  const get = Reflect.get(Query.prototype, 'get') as (this: Query) => Promise<QuerySnapshot>
  Query.prototype.get = async function (this: Query) {
    const found = await get.call(this)
    reads.calls += 1
    reads.documents += found.size
    return found
  }
  const getAll: GetAll = Reflect.get(Firestore.prototype, 'getAll')
  Firestore.prototype.getAll = async function (this: Firestore, ...documents) {
    reads.calls += 1
    reads.documents += documents.length
    return getAll.apply(this, documents as DocumentReference[])
  }
  const auth = getAuth(firebaseApp())
  const getUsers = auth.getUsers.bind(auth)
  auth.getUsers = (identifiers) => {
    reads.calls += 1
    return getUsers(identifiers)
  }
}

/** Where a sample of pages begins: at the first, in the middle and near the end of the subscribers and of the accounts. */
const SAMPLE = [null, 'subscribers:8', 'subscribers:fe', 'accounts:', 'accounts:user-5', 'accounts:user-98']

/** Reads the pages of a newsletter to everyone, as planning does: all, or of a large list some from each beginning. */
async function readPages(size: number) {
  const times: number[] = []
  const calls: number[] = []
  const documents: number[] = []
  let recipients = 0
  for (const begin of size <= SAMPLED_ABOVE ? [null] : SAMPLE) {
    let cursor = begin
    let left = size <= SAMPLED_ABOVE ? Infinity : SAMPLED_PAGES
    do {
      Object.assign(reads, {calls: 0, documents: 0})
      const after: string | null = cursor
      const [time, page]: [number, RecipientPage] = await timed(() =>
        readRecipients({audience: 'everyone-but', emails: []}, after, BATCH),
      )
      times.push(time)
      calls.push(reads.calls)
      documents.push(reads.documents)
      recipients += page.to.length
      cursor = page.next
      left -= 1
    } while (cursor !== null && left > 0)
  }
  return {times, calls, documents, recipients}
}

async function sendToEveryone(call: ReturnType<typeof callerOf>) {
  mails.length = 0
  writtenTo.clear()
  const input: Input<typeof sendNewsletter> = {
    draftId: crypto.randomUUID(),
    subject: 'Autumn',
    contentHtml: '<p>Hello</p>'.repeat(100),
    audience: 'everyone-but',
    emails: [],
  }
  const [waited, {newsletterId}] = await timed(() => call(sendNewsletter, input))
  const begin = performance.now() - waited
  const newsletter = firestore().collection('newsletters').doc(newsletterId)
  for (;;) {
    const data = (await newsletter.get()).data() ?? {}
    if (data['status'] !== 'sending') {
      const twice = [...writtenTo.values()].filter((count) => count > 1).length
      return {waited, total: performance.now() - begin, data, twice}
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

/** The time between one batch and the next, in ms, of the first ten and of the last ten. */
function betweenBatches(): string {
  const gaps = mails.slice(1).map(({at}, index) => at - (mails[index]?.at ?? at))
  return gaps.length === 0 ? '-' : `${average(gaps.slice(0, 10))} · ${average(gaps.slice(-10))}`
}

async function measure(call: ReturnType<typeof callerOf>, size: number) {
  const [filling] = await timed(() => fillTo(firestore(), ports, size))
  console.log(`${size.toLocaleString('en-US')} accounts are there after ${(filling / 1000).toFixed(0)} s`)
  const list = (source: 'user' | null) => call(listRecipients, {cursor: null, search: '', source})
  const first = []
  for (let round = 0; round < ROUNDS; round += 1) first.push((await timed(() => list(null)))[0])
  const deep = []
  let bytes = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const [time, page] = await timed(() => list('user'))
    deep.push(time)
    bytes = JSON.stringify(page).length
  }
  const plan = await readPages(size)
  const planned = {
    'list, first page (ms)': milliseconds(first),
    'list, page of accounts (ms)': milliseconds(deep),
    'list, page (kB)': Math.round(bytes / 1000),
    pages: plan.times.length,
    'plan a page (ms)': milliseconds(plan.times),
    'plan, slowest page (ms)': Math.round(Math.max(...plan.times)),
    'plan, calls a page': Math.max(...plan.calls),
    'plan, reads a page': Math.max(...plan.documents),
    recipients: plan.recipients,
  }
  if (size > SAMPLED_ABOVE) return planned
  const sending = await sendToEveryone(call)
  return {
    ...planned,
    'send, staff wait (ms)': Math.round(sending.waited),
    'send, between batches: first · last ten (ms)': betweenBatches(),
    'send, all (s)': Math.round(sending.total / 1000),
    sent: Number(sending.data['sent']),
    'written to twice': sending.twice,
    'worker (MB)': peakMemory('sendMailingPage') ?? '-',
  }
}

async function signInAsStaff(): Promise<string> {
  const auth = getAuth(firebaseApp())
  const account = {uid: 'bench-staff', email: 'bench-staff@example.com', password: 'secret-1'}
  await auth.createUser(account)
  await setStaffMember({auth, firestore: firestore()}, account, 'staff')
  const response = await fetch(
    `${url(ports.auth)}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`,
    {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({...account, returnSecureToken: true}),
    },
  )
  return ((await response.json()) as {idToken: string}).idToken
}

rmSync(dataDir, {recursive: true, force: true})
for (const folder of [dataDir, functionsDir]) mkdirSync(folder, {recursive: true})
Object.assign(process.env, adminEnvironment(ports), {METADATA_SERVER_DETECTION: 'none'})
writeFileSync(join(functionsDir, '.env.local'), dotenv(functionsParameters(ports, url(ports.web))))
writeFileSync(
  join(functionsDir, '.secret.local'),
  dotenv({...functionsSecrets(), SANITY_READ_TOKEN: 'unused'}),
)
const processes = new Processes(dataDir)
try {
  await new Promise<void>((resolve) => mailService.listen(ports.inbox, HOST, resolve))
  await processes.start({
    name: 'functions',
    command: process.execPath,
    args: [join('functions', 'build.ts'), '--out', functionsDir],
    cwd: root,
    env: {},
    readyWhen: /files in/,
    readyWithinMs: 30_000,
    endsByItself: true,
  })
  const name = `bench-newsletter-${offset}`
  await processes.start(
    emulatorsService(
      {root, name, ports, dataDir, functionsDir, hostingDir: null},
      findJava(root)?.folder ?? null,
    ),
  )
  const java = findPortHolder(ports.firestore)
  if (java) processes.adopt('Firestore emulator', java.pid, 'emulators')
  countReads()
  const call = callerOf(ports, await signInAsStaff())
  const table: Record<string, Awaited<ReturnType<typeof measure>>> = {}
  for (const size of sizes.length > 0 ? sizes : [200, 20_000]) {
    table[size.toLocaleString('en-US')] = await measure(call, size)
    console.table(table)
  }
  const wrong = Object.values(table).filter(
    (row) => 'sent' in row && (row['written to twice'] > 0 || row.sent !== row.recipients),
  )
  if (wrong.length > 0) console.log('Somebody was written to twice, or not at all.')
  process.exitCode = wrong.length > 0 ? 1 : 0
} finally {
  await processes.stopAll()
  mailService.close()
  rmSync(dataDir, {recursive: true, force: true})
}
