import {imageSources} from '~/content/image'
import type {Instructor} from '~/content/instructor'
import {absolute} from '~/shell/page-meta'

/** schema.org's Person. */
export function personJsonLd(instructor: Instructor): object {
  const {name, slug, title, bio, image, socialLinks} = instructor
  return {
    '@type': 'Person',
    '@id': absolute(`/instructor/${slug}#person`),
    name,
    url: absolute(`/instructor/${slug}`),
    ...(title !== '' && {jobTitle: title}),
    ...(bio !== '' && {description: bio}),
    ...(image && {image: imageSources(image, [800], 1).src}),
    sameAs: Object.values(socialLinks).filter((address) => address !== null),
  }
}
