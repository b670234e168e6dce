import {imageSources} from '~/lib/sanity/image'
import type {Instructor} from './model'
import {absolute} from '~/lib/router/page-meta'

/** An instructor as a schema.org Person. */
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
