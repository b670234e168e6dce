import {toImage, type ContentImage} from '~/lib/sanity/image'
import {present, text} from '~/lib/sanity/parse'

/** Somebody who teaches, as a face that leads to a profile. */
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

/** The people that have a name and a profile to lead to. */
export function toPeople(raw: readonly RawPerson[] | null | undefined): Person[] {
  return present(raw).flatMap((person) => {
    const name = text(person.name)
    const slug = text(person.slug)
    return name === '' || slug === ''
      ? []
      : [{slug, name, title: text(person.title), image: toImage(person.image)}]
  })
}
