import {editable} from '~/lib/sanity/preview'

/** Marks an element as showing a field, by its path within the section. */
export type FieldMark = (path: string) => ReturnType<typeof editable>

/** For the section with that key on the page with that id. */
export function fieldMark(pageId: string, sectionKey: string): FieldMark {
  return (path) => editable('page', pageId, `sections[_key=="${sectionKey}"].${path}`)
}
