import {PortableText, type PortableTextReactComponents} from '@portabletext/react'
import type {ReactNode} from 'react'
import {Link} from 'react-router-dom'
import type {RichText as Blocks} from './types.generated'
import {webAddress} from './web-address'

/** How our schema's blocks look; what the library has for paragraphs, headings, lists, strong and em is right as it is. */
const components: Partial<PortableTextReactComponents> = {
  block: {
    blockquote: ({children}) => (
      <blockquote>
        <p>{children}</p>
      </blockquote>
    ),
  },
  marks: {
    link: ({value, children}) => <TextLink href={value?.href}>{children}</TextLink>,
  },
  // Content may be newer than this build: of what it does not know, the words stay.
  unknownMark: ({children}) => <>{children}</>,
  unknownType: () => null,
}

/** What an editor wrote, as elements; stand it in a `Prose`. */
export function RichText({value}: {value: Blocks}) {
  return <PortableText value={value} components={components} onMissingComponent={false} />
}

/** A link an editor wrote: inside the shop, on the web, or a mail address; anything else is only its words. */
function TextLink({href, children}: {href: string | undefined; children: ReactNode}) {
  if (href?.startsWith('/') && !href.startsWith('//')) return <Link to={href}>{children}</Link>
  if (href && /^(#|mailto:|tel:)/.test(href)) return <a href={href}>{children}</a>
  const address = webAddress(href)
  return address ? (
    <a href={address} rel="noopener">
      {children}
    </a>
  ) : (
    children
  )
}
