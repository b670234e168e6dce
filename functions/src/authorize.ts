import type {Contract} from '@lectern/domain/contracts'
import type {Role} from '@lectern/domain/roles'
import {RECENT_SIGN_IN_MS, STAFF_SIGN_IN_MS} from '@lectern/domain/staff/sign-in'
import type {CallableRequest} from 'firebase-functions/v2/https'
import {AppError} from './app-error.ts'
import {passkeysRequired, previewUrl, siteUrl} from './parameters.ts'
import {clock} from './services/clock.ts'
import {log} from './services/log.ts'
import {staffMember, type MemberEntry} from './staff-member.ts'
import {payeeOf, teacherOf} from './teacher.ts'

/** Who is calling. */
export interface Caller {
  uid: string
  /** as in the account, or null where it has none (a Facebook account may not) */
  email: string | null
  emailVerified: boolean
  /** when they last entered their password, or signed in with a provider, ms since the epoch */
  signedInAt: number
  /** when a passkey has confirmed this sign-in, s since the epoch; 0 where none has */
  passkeyAt: number
  /** the storefront's address they call from: `SITE_URL`, or `PREVIEW_URL` if that is where they are */
  siteUrl: string
}

/** A teacher or payee who is calling. */
export interface TeacherCaller extends Caller {
  /** as which they teach, or have taught: the id of a document of the content */
  instructorId: string
}

/**
 * Who calls, if they may. Of staff and teachers it is asked at every call whether they still are: a token says for up to an hour what
 * is no longer so.
 * @returns null for a visitor, a {@link TeacherCaller} for a contract of teachers or payees
 * @throws AppError `signed-out`, `not-staff` or `not-teacher` for whoever is none, and as {@link isStaff}
 */
export async function authorize(
  contract: Contract,
  {auth, rawRequest}: CallableRequest,
): Promise<Caller | TeacherCaller | null> {
  const {audience} = contract
  if (!auth) {
    if (audience === 'anyone') return null
    throw new AppError('signed-out')
  }
  const caller = {
    uid: auth.uid,
    email: auth.token.email ?? null,
    emailVerified: auth.token.email_verified ?? false,
    signedInAt: (auth.token.auth_time ?? 0) * 1000,
    passkeyAt: Number(auth.token['passkeyAt']) || 0,
    siteUrl: siteOf(rawRequest.get('origin')),
  }
  if ((audience === 'staff' || audience === 'owner') && !(await isStaff(caller, audience))) {
    log('access-refused', {function: contract.name, userId: auth.uid})
    throw new AppError('not-staff')
  }
  if (audience !== 'teacher' && audience !== 'payee') return caller
  const instructorId = await (audience === 'teacher' ? teacherOf(caller) : payeeOf(caller))
  if (instructorId === null) throw new AppError('not-teacher')
  return {...caller, instructorId}
}

/**
 * Whether a caller is staff, or an owner, at this moment.
 * @throws AppError `sign-in-again` where they are, but signed in too long ago; `passkey-needed` where a passkey has to confirm it
 */
export async function isStaff(caller: Caller, wanted: Role): Promise<boolean> {
  const member = (await staffMember(caller.uid)).data()
  if (!member || (member.role !== 'owner' && member.role !== wanted)) return false
  if (clock.now() - caller.signedInAt > STAFF_SIGN_IN_MS) throw new AppError('sign-in-again')
  if ((passkeysRequired() || hasPasskey(member)) && !isConfirmed(caller, member))
    throw new AppError('passkey-needed')
  return true
}

/**
 * For staff who add a passkey: the first wants a sign-in of just now, any other one that a passkey has confirmed.
 * @throws AppError `sign-in-again`, `passkey-needed`
 */
export function assertMayAddPasskey(caller: Caller, member: MemberEntry): void {
  assertConfirmed(caller, member)
  assertRecentSignIn(caller)
}

/**
 * For staff who look at their passkeys, also where everybody needs one, and they have none yet.
 * @throws AppError `passkey-needed`
 */
export function assertConfirmed(caller: Caller, member: MemberEntry): void {
  if (hasPasskey(member) && !isConfirmed(caller, member)) throw new AppError('passkey-needed')
}

const hasPasskey = ({passkeys = []}: MemberEntry): boolean => passkeys.length > 0

function isConfirmed({passkeyAt}: Caller, {passkeysRemovedAt = 0}: MemberEntry): boolean {
  return passkeyAt > 0 && passkeyAt >= passkeysRemovedAt
}

/**
 * For what moves money, takes personal data away, or gives power over either.
 * @throws AppError `sign-in-again`
 */
export function assertRecentSignIn({signedInAt}: Caller): void {
  if (clock.now() - signedInAt > RECENT_SIGN_IN_MS) throw new AppError('sign-in-again')
}

/** The origin header can be forged: only an address of the parameters is used. */
function siteOf(origin: string | undefined): string {
  return origin !== undefined && origin === previewUrl.value() ? origin : siteUrl.value()
}
