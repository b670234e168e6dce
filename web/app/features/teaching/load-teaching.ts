import type {Output} from '@lectern/domain/contracts'
import type {Period} from '@lectern/domain/statistics/contracts'
import {teacherOverview, teacherPayouts, teacherStatement} from '@lectern/domain/teachers/contracts'
import {teacherProfile} from '@lectern/domain/teachers/profile-contracts'
import {payoutAccount} from '@lectern/domain/teachers/payout-account-contracts'
import {call} from '~/lib/firebase/call'

type Overview = Output<typeof teacherOverview>
export type DayFigures = Overview['days'][number]
export type TaughtCourse = Overview['courses'][number]
export type FormerCourse = Overview['former'][number]

/** Who the teacher is, and what their courses have brought. Throws CallFailure. */
export async function loadOverview(period: Period = 30): Promise<Overview & {period: Period}> {
  return {...(await call(teacherOverview, {period})), period}
}

export type Payouts = Output<typeof teacherPayouts>
export type Month = Payouts['months'][number]
export type Entry = Output<typeof teacherStatement>['entries'][number]

export type PayoutAccountState = Output<typeof payoutAccount>

/**
 * How the account stands that the teacher is paid to. Throws CallFailure.
 * @param refresh whether Stripe is asked anew
 */
export function loadPayoutAccount(refresh: boolean): Promise<PayoutAccountState> {
  return call(payoutAccount, {refresh})
}

/** How the teacher stands, and their months. Throws CallFailure. */
export function loadPayouts(): Promise<Payouts> {
  return call(teacherPayouts, {})
}

type TeacherProfile = Output<typeof teacherProfile>
export type ProfilePage = NonNullable<TeacherProfile['page']>

/** The teacher's page in the shop, and what of it waits for an editor. Throws CallFailure. */
export function loadProfile(): Promise<TeacherProfile> {
  return call(teacherProfile, {})
}

/** A page of a month, with its sums; null for one in which nothing has changed. Throws CallFailure. */
export async function loadStatement(month: string, cursor: string | null) {
  const [{name, months}, {entries: items, next}] = await Promise.all([
    loadPayouts(),
    call(teacherStatement, {month, cursor}),
  ])
  const sums = months.find((one) => one.month === month)
  return sums ? {name, sums, items, next} : null
}

/** All entries of a month, page by page. Throws CallFailure. */
export async function loadWholeMonth(month: string): Promise<Entry[]> {
  const all: Entry[] = []
  let cursor: string | null = null
  do {
    const page: Output<typeof teacherStatement> = await call(teacherStatement, {month, cursor})
    all.push(...page.entries)
    cursor = page.next
  } while (cursor !== null)
  return all
}
