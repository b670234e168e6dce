/** The people of the local project. Any token is accepted; it never decides what someone may do. */
export interface User {
  id: string
  name: string
  email: string
}

const EDITOR: User = {id: 'pLecternEditor', name: 'Edda Lectern', email: 'edda@lectern.test'}
const SECOND_EDITOR: User = {id: 'pLecternSecond', name: 'Otto Lectern', email: 'otto@lectern.test'}
const ROBOT: User = {id: 'pLecternRobot', name: 'Lectern Robot', email: 'robot@lectern.test'}

export const USERS: readonly User[] = [EDITOR, SECOND_EDITOR, ROBOT]

/**
 * Who makes a request. Programs send a token. Editors are told apart by the address at which they open the
 * Studio: `localhost` instead of `127.0.0.1` is someone else, so that one person can try out presence.
 */
export function userOf({headers}: Pick<Request, 'headers'>): User {
  if (headers.has('authorization')) return ROBOT
  const origin = headers.get('origin')
  return origin !== null && URL.canParse(origin) && new URL(origin).hostname === 'localhost'
    ? SECOND_EDITOR
    : EDITOR
}
