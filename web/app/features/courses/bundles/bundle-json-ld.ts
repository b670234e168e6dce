import type {Bundle} from './load-bundle'
import {imageSources} from '~/lib/sanity/image'
import {absolute, shopJsonLd} from '~/lib/router/page-meta'

/** A bundle as a schema.org Product, whose offer includes its courses. */
export function bundleJsonLd(bundle: Bundle, description: string): object {
  const address = absolute(`/bundles/${bundle.slug}`)
  return {
    '@type': 'Product',
    name: bundle.title,
    description,
    url: address,
    ...(bundle.image ? {image: imageSources(bundle.image, [1200]).src} : {}),
    offers: {
      '@type': 'Offer',
      price: (bundle.priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      ...(bundle.until && {priceValidUntil: bundle.until}),
      availability: `https://schema.org/${bundle.sold ? 'InStock' : 'Discontinued'}`,
      url: address,
      seller: shopJsonLd(),
      includesObject: bundle.courses.map(({title, slug}) => ({
        '@type': 'TypeAndQuantityNode',
        amountOfThisGood: 1,
        typeOfGood: {'@type': 'Product', name: title, url: absolute(`/course/${slug}`)},
      })),
    },
  }
}
