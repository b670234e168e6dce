import {httpError, LakeError, mutationError} from '../api/errors.ts'
import type {Tokens} from './tokens.ts'
import {EDITOR, ROBOT, SECOND_EDITOR, type User} from './users.ts'

/** The user who makes a request, and the role. Anonymous callers may read public documents. */
export interface Caller {
  role: 'anonymous' | 'viewer' | 'editor'
  user: User
}

const ANONYMOUS: Caller = {role: 'anonymous', user: {id: '<anonymous>', name: '', email: ''}}

/**
 * Authenticates requests. Programs send a token. Editors have a session, as on the hosted service: a cookie that the Studio
 * gets when it is opened. Browsers send a cookie to every port of a host, from any page of that host, so the session is
 * valid only with the Studio's `Origin`.
 */
export class Access {
  readonly #tokens: Tokens
  readonly #studioOrigins: ReadonlySet<string>
  readonly #cookie: string

  /**
   * @param studio origin of the Studio; `localhost` in place of `127.0.0.1` is the same Studio and another editor
   * @param port of the lake: cookies of one host are shared by all its ports, so their names have to differ
   */
  constructor(tokens: Tokens, studio: string, port: string) {
    const {protocol, port: studioPort} = new URL(studio)
    this.#tokens = tokens
    this.#studioOrigins = new Set([
      `${protocol}//127.0.0.1:${studioPort}`,
      `${protocol}//localhost:${studioPort}`,
    ])
    this.#cookie = `lectern-lake-session-${port}`
  }

  /** Whether a page of this origin is the Studio. */
  isStudio(origin: string | null | undefined): boolean {
    return typeof origin === 'string' && this.#studioOrigins.has(origin)
  }

  /** @throws LakeError (401) for a token that is not one of this lake */
  callerOf({headers}: Pick<Request, 'headers'>): Caller {
    const authorization = headers.get('authorization')
    if (authorization !== null) {
      const token = /^Bearer (.+)$/i.exec(authorization)?.[1]
      if (token === this.#tokens.write) return {role: 'editor', user: ROBOT}
      if (token === this.#tokens.read) return {role: 'viewer', user: ROBOT}
      throw noSession()
    }
    const origin = headers.get('origin')
    if (!this.isStudio(origin) || this.#sessionIn(headers.get('cookie')) !== this.#tokens.session)
      return ANONYMOUS
    return {role: 'editor', user: editorAt(origin ?? '')}
  }

  /**
   * Who is signed in, for `/users/me`: opening the Studio is signing in, so its page gets a session when it has none.
   * @returns the value of Set-Cookie with it
   * @throws LakeError (401) for everybody else without a token or a session
   */
  signIn(request: Pick<Request, 'headers'>): {user: User; role: Caller['role']; cookie?: string} {
    const caller = this.callerOf(request)
    if (caller.role !== 'anonymous') return caller
    const origin = request.headers.get('origin')
    if (!this.isStudio(origin)) throw noSession()
    return {
      role: 'editor',
      user: editorAt(origin ?? ''),
      cookie: `${this.#cookie}=${this.#tokens.session}; Path=/; HttpOnly; SameSite=Strict`,
    }
  }

  /** The value of Set-Cookie that ends a session. */
  get signOut(): string {
    return `${this.#cookie}=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0`
  }

  /** @throws LakeError (401) without a token or a session */
  requireViewer(request: Pick<Request, 'headers'>): Caller {
    const caller = this.callerOf(request)
    if (caller.role === 'anonymous') throw noSession()
    return caller
  }

  /** @throws LakeError: 401 for a token that is none, 403 for whoever may only read */
  requireEditor(request: Pick<Request, 'headers'>, permission: 'create' | 'update'): Caller {
    const caller = this.callerOf(request)
    if (caller.role === 'editor') return caller
    throw mutationError(403, {
      type: 'insufficientPermissionsError',
      description: `Insufficient permissions; permission "${permission}" required`,
      permission,
    })
  }

  #sessionIn(cookies: string | null): string | undefined {
    const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='))
    return pairs.find(([name]) => name === this.#cookie)?.[1]
  }
}

function editorAt(origin: string): User {
  return new URL(origin).hostname === 'localhost' ? SECOND_EDITOR : EDITOR
}

/** As Sanity answers to a token or a session that it does not know. */
function noSession(): LakeError {
  const {status, message, body} = httpError(401, 'Session not found')
  return new LakeError(status, message, {...body, errorCode: 'SIO-401-ANF'})
}
