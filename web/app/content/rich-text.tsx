import {PortableText, type PortableTextComponents} from '@portabletext/react'
import {Link} from 'react-router'
import {webAddress} from './parse'
import type {RichText as Blocks} from './types.generated'

const components: PortableTextComponents = {
  marks: {
    link: ({value, children}) => (
      <TextLink href={(value as {href?: string} | undefined)?.href}>{children}</TextLink>
    ),
  },
  // Whatever an editor's schema may hold one day: left out here, and no page breaks.
  unknownType: () => null,
  unknownMark: ({children}) => <>{children}</>,
}

/** A link an editor wrote: inside the shop, on the web, or a mail address; anything else is only its words. */
function TextLink({href, children}: {href: string | undefined; children: React.ReactNode}) {
  if (href?.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>
  if (href?.startsWith('#') || href?.startsWith('mailto:') || href?.startsWith('tel:'))
    return <a href={href}>{children}</a>
  const address = webAddress(href)
  return address ? (
    <a href={address} rel="noopener">
      {children}
    </a>
  ) : (
    <>{children}</>
  )
}

/** What an editor wrote, as elements; stand it in a `Prose`. */
export function RichText({value}: {value: Blocks}) {
  return <PortableText value={value} components={components} onMissingComponent={false} />
}

/** The words alone, one space between blocks: for descriptions and searching. */
export function plainText(value: Blocks | null | undefined): string {
  return (value ?? [])
    .map((block) => (block.children ?? []).map((span) => span.text ?? '').join(''))
    .join(' ')
    .trim()
}
