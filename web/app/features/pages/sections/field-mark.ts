import {editable} from '~/lib/sanity/preview'

/** The attributes that link an element to its field in the Studio, by the path within the section. */
export type FieldMark = (path: string) => ReturnType<typeof editable>

/** The marks of the section with that key on the page with that id. */
export function fieldMark(pageId: string, sectionKey: string): FieldMark {
  return (path) => editable('page', pageId, `sections[_key=="${sectionKey}"].${path}`)
}
