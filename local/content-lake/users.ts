/** The people of the local project. Any token is accepted; it never decides what someone may do. */
export interface User {
  id: string
  name: string
  email: string
}

const EDITOR: User = {id: 'pLecternEditor', name: 'Lectern Editor', email: 'editor@lectern.test'}
const ROBOT: User = {id: 'pLecternRobot', name: 'Lectern Robot', email: 'robot@lectern.test'}

export const USERS: readonly User[] = [EDITOR, ROBOT]

/** Who makes a request: programs send a token, the Studio relies on its cookie. */
export function userOf(request: Request): User {
  return request.headers.has('authorization') ? ROBOT : EDITOR
}
