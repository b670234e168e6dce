import {PortableText, type PortableTextReactComponents} from '@portabletext/react'
import {useMemo, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {blockMarks} from './preview'
import type {RichText as Blocks} from './linked-text'
import {webAddress} from './web-address'

/** Components for the schema's blocks; for all others the library's defaults are used. */
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
  // Of a mark or style that was added to the schema after this build, the text is kept.
  unknownMark: ({children}) => <>{children}</>,
  unknownType: () => null,
}

/** Components for block types other than text, by type. */
export type BlockTypes = PortableTextReactComponents['types']

interface RichTextProps {
  value: Blocks | readonly {_type: string; _key?: string}[]
  /** the same object on every render */
  types?: BlockTypes
}

/** Renders Portable Text; put it in a `Prose`. */
export function RichText({value, types}: RichTextProps) {
  const mark = blockMarks()
  const all = useMemo(() => {
    const own = types ? {...components, types} : components
    return mark ? mark(own) : own
  }, [types, mark])
  return <PortableText value={[...value]} components={all} onMissingComponent={false} />
}

/** A link in a text: a path of this site, an http(s) URL, or a mail address; anything else is plain text. */
function TextLink({href, children}: {href: string | null | undefined; children: ReactNode}) {
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
