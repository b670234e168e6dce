import {SeededRandom} from '../../local/demo-history/random.ts'
import {directWire, type Wire} from './firestore/client.ts'
import {FirestoreFailure} from './firestore/failure.ts'
import {Documents, type Change} from './firestore/documents.ts'
import {Functions, type SignedIn} from './functions.ts'
import {Invariants} from './rules/invariants.ts'
import {nameOf} from './names.ts'
import {followChanges} from './triggers.ts'
import {Scheduler, type Mishap, type Process} from './scheduler.ts'
import {Accounts} from './services/accounts.ts'
import {INSTRUCTOR, Content, type Bundle, type Course} from './services/content.ts'
import {Inbox} from './services/inbox.ts'
import {Payments} from './services/payments.ts'
import {Tasks} from './services/tasks.ts'

/** When every run begins: noon in UTC, so that days change on the way. */
const BEGIN = Date.UTC(2026, 0, 15, 12)
/** So many courses are for sale, so that two carts of a learner often share one; each fifth is in an offer that ends. */
const COURSES = 16
const OFFERED = 5
const BUNDLES = 7
const OFFER_MS = 40 * 60_000

const READ_MISHAPS: readonly Mishap[] = [{name: 'unavailable', in10000: 5}]
const WRITE_MISHAPS: readonly Mishap[] = [
  {name: 'unavailable', in10000: 8},
  {name: 'answer lost', in10000: 10},
]
/** gRPC's codes */
const [DEADLINE_EXCEEDED, UNAVAILABLE] = [4, 14]

/** What the teacher of all courses gets, in hundredths of a percent. */
export const SHARE_BPS = 6667

/** Who is paid: whoever teaches all courses, and others, who have what staff correct. */
export const PAYEES: readonly string[] = [INSTRUCTOR, 'payee-1', 'payee-2', 'payee-3', 'payee-4', 'payee-5']

/** The functions and everything that they talk to, in memory. */
export class World {
  readonly scheduler: Scheduler
  /** what the platform draws */
  readonly random: SeededRandom
  readonly documents: Documents
  readonly payments: Payments
  readonly inbox: Inbox
  readonly content: Content
  readonly accounts: Accounts
  readonly functions: Functions
  readonly tasks: Tasks
  readonly learners: readonly SignedIn[]
  readonly staff: readonly SignedIn[]
  readonly owner: SignedIn
  readonly invariants: Invariants
  /** the events for the shop's webhook that nobody has delivered, oldest first */
  readonly events: string[] = []
  /** how the database is asked: through the scheduler, or at once */
  wire: Wire
  /** whose commit is being carried out */
  #writer: Process

  constructor(seed: number, learners: number) {
    this.scheduler = new Scheduler(new SeededRandom(seed), BEGIN)
    this.random = new SeededRandom(seed ^ 0x5eed)
    this.documents = new Documents(() => this.scheduler.now)
    this.payments = new Payments(this.scheduler, {
      onEvent: (id) => this.events.push(id),
      onOpened: (session) => this.invariants.checkSession(session),
      onPaid: (session) => this.invariants.checkPayment(session),
    })
    this.inbox = new Inbox(this.scheduler, (mail, earlier) => this.invariants.checkMail(mail, earlier))
    const courses = coursesOf(COURSES)
    this.content = new Content(this.scheduler, courses, bundlesOf(courses), BEGIN + OFFER_MS)
    this.invariants = new Invariants(this.documents, this.scheduler, this)
    this.learners = Array.from({length: learners}, (_, index) => person(`learner-${index}`, null))
    this.staff = ['sam', 'kim'].map((name) => person(name, 'staff'))
    this.owner = person('olga', 'owner')
    this.#employ()
    this.accounts = new Accounts(this.scheduler, [...this.learners, ...this.staff, this.owner])
    this.functions = new Functions(
      this.scheduler,
      (process) => this.#distrust(process),
      (call) => this.invariants.checkAnswer(call),
    )
    this.tasks = new Tasks(this.scheduler, this.functions)
    const [refused] = this.learners
    // The mail service takes no mail to one of them, from the beginning to the end.
    if (refused) this.inbox.refused.add(refused.email)
    this.#writer = this.scheduler.current
    this.wire = this.#wire()
  }

  /** From now on the database answers at once: for who looks at it, and is no part of the run. */
  look(): void {
    this.wire = directWire
  }

  /** Writes who is staff, as an owner or `npm run staff` does before, and who teaches all courses. */
  #employ(): void {
    const since = {timestampValue: this.documents.now()}
    const writes = [...this.staff, this.owner].map(({uid, email, role}) => ({
      update: {
        name: nameOf(`staff/${uid}`),
        fields: {role: {stringValue: role ?? 'staff'}, email: {stringValue: email}, since},
      },
    }))
    this.documents.commit([...writes, ...PAYEES.map((id) => this.#teacher(id, null))])
  }

  /** Opens an account for each teacher, who is paid from then on. */
  openPayoutAccounts(): void {
    this.documents.commit(PAYEES.map((id) => this.#teacher(id, this.payments.openAccount())))
  }

  #teacher(id: string, stripeAccountId: string | null) {
    const payouts = {enabled: {booleanValue: stripeAccountId !== null}, missing: {arrayValue: {values: []}}}
    return {
      update: {
        name: nameOf(`teachers/${id}`),
        fields: {
          state: {stringValue: 'active'},
          name: {stringValue: 'Tess Aching'},
          uid: {nullValue: null},
          email: {nullValue: null},
          shareBps: {integerValue: SHARE_BPS},
          stripeAccountId: stripeAccountId === null ? {nullValue: null} : {stringValue: stripeAccountId},
          payouts: {mapValue: {fields: payouts}},
          since: {timestampValue: this.documents.now()},
        },
      },
    }
  }

  #wire(): Wire {
    return {
      read: (label, work) =>
        this.scheduler.perform(
          label,
          (mishap) => {
            if (mishap !== null) throw new FirestoreFailure(UNAVAILABLE, 'The service is unavailable.')
            return work()
          },
          READ_MISHAPS,
        ),
      write: (label, work) => {
        const writer = this.scheduler.current
        return this.scheduler.perform(
          label,
          (mishap) => {
            if (mishap === 'unavailable') throw new FirestoreFailure(UNAVAILABLE, 'Unavailable.')
            this.#writer = writer
            const answer = work()
            if (mishap !== null) throw new FirestoreFailure(DEADLINE_EXCEEDED, 'Deadline exceeded.')
            return answer
          },
          WRITE_MISHAPS,
        )
      },
      committed: (changes: readonly Change[]) => {
        this.invariants.checkCommit(changes, this.#writer)
        followChanges(this.scheduler, this.functions, changes)
      },
    }
  }

  /** What somebody was told who could not store it may be done again. */
  #distrust(process: Process): void {
    this.inbox.distrust(
      process,
      (id) => this.documents.get(nameOf(`mail/${id}`))?.fields['state']?.stringValue !== 'sending',
    )
  }
}

function coursesOf(count: number): Course[] {
  return Array.from({length: count}, (_, index) => ({
    id: `course-${index}`,
    title: `Course ${index}`,
    priceCents: 1999 + index * 500,
    originalPriceCents: index % OFFERED === 0 ? 3999 + index * 500 : null,
    isArchived: false,
  }))
}

/** Bundles of two to five courses; the next has some of them, too. */
function bundlesOf(courses: readonly Course[]): Bundle[] {
  return Array.from({length: BUNDLES}, (_, index) => {
    const given = courses.slice(2 * index, 2 * index + 2 + (index % 4))
    const cents = given.reduce((sum, {priceCents}) => sum + priceCents, 0)
    return {
      id: `bundle-${index}`,
      title: `Bundle ${index}`,
      priceCents: Math.round(cents * 0.7),
      courseIds: given.map(({id}) => id),
      isEnded: false,
    }
  })
}

function person(uid: string, role: SignedIn['role']): SignedIn {
  return {uid, email: `${uid}@example.com`, role}
}
