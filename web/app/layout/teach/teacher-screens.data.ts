import {pages, type PageOf} from '../../pages.ts'

/** The ids of the screens that are in the teachers' menu. */
export type TeacherScreenId = Extract<PageOf<'teacher'>, {links: object}>['id']

/** The screens of teachers, from the registry of pages, in the order of their links. */
export const teacherScreens: readonly {id: TeacherScreenId; to: string; label: string}[] = pages
  .flatMap((page) => (page.access === 'teacher' && page.links ? [{...page, links: page.links}] : []))
  .toSorted((a, b) => a.links.order - b.links.order)
  .map(({id, path, links: {title, label = title}}) => ({id: id as TeacherScreenId, to: path, label}))
