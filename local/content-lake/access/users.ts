/** The people of the local project. */
export interface User {
  id: string
  name: string
  email: string
}

export const EDITOR: User = {id: 'pLecternEditor', name: 'Edda Lectern', email: 'edda@lectern.test'}
export const SECOND_EDITOR: User = {id: 'pLecternSecond', name: 'Otto Lectern', email: 'otto@lectern.test'}
export const ROBOT: User = {id: 'pLecternRobot', name: 'Lectern Robot', email: 'robot@lectern.test'}

export const USERS: readonly User[] = [EDITOR, SECOND_EDITOR, ROBOT]
