import {toImage, type ContentImage} from '~/lib/sanity/image'
import {withoutNulls, text} from '~/lib/sanity/parse'

/** An instructor as a portrait that links to the profile. */
export interface Person {
  slug: string
  name: string
  title: string
  image: ContentImage | null
}

interface RawPerson {
  slug: string | null
  name: string | null
  title: string | null
  image: Parameters<typeof toImage>[0]
}

/** The instructors that have a name and a slug. */
export function toPeople(raw: readonly RawPerson[] | null | undefined): Person[] {
  return withoutNulls(raw).flatMap((person) => {
    const name = text(person.name)
    const slug = text(person.slug)
    return name === '' || slug === ''
      ? []
      : [{slug, name, title: text(person.title), image: toImage(person.image)}]
  })
}
