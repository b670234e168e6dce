import {Fragment, type ReactNode} from 'react'
import {Link} from 'react-router-dom'
import {webAddress} from './parse'
import {toRuns, toTree, type Block, type List, type Run} from './rich-text-tree'
import type {RichText as Blocks} from './types.generated'

/**
 * What an editor wrote, as elements; stand it in a `Prose`. It knows the blocks, lists, marks and links of our schema, and of
 * anything else it keeps the words: a fraction of the size of a renderer for all schemas.
 */
export function RichText({value}: {value: Blocks}) {
  return toTree(value).map((part, index) =>
    'items' in part ? <TextList key={index} list={part} /> : <TextBlock key={index} block={part} />,
  )
}

function TextList({list: {kind, items}}: {list: List}) {
  const Tag = kind === 'number' ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map(({block, lists}) => (
        <li key={block._key}>
          {inline(block)}
          {lists.map((list, index) => (
            <TextList key={index} list={list} />
          ))}
        </li>
      ))}
    </Tag>
  )
}

function TextBlock({block}: {block: Block}) {
  const words = inline(block)
  switch (block.style) {
    case 'h2':
      return <h2>{words}</h2>
    case 'h3':
      return <h3>{words}</h3>
    case 'blockquote':
      return (
        <blockquote>
          <p>{words}</p>
        </blockquote>
      )
    case 'normal':
    case undefined:
    default:
      return <p>{words}</p>
  }
}

function inline(block: Block): ReactNode {
  return marked(toRuns(block.children ?? []), block.markDefs ?? [])
}

function marked(runs: readonly Run[], links: NonNullable<Block['markDefs']>): ReactNode {
  return runs.map((run, index) => {
    if ('text' in run) return <Fragment key={index}>{withBreaks(run.text)}</Fragment>
    const words = marked(run.runs, links)
    if (run.mark === 'strong') return <strong key={index}>{words}</strong>
    if (run.mark === 'em') return <em key={index}>{words}</em>
    const link = links.find(({_key}) => _key === run.mark)
    return link ? (
      <TextLink key={index} href={link.href}>
        {words}
      </TextLink>
    ) : (
      <Fragment key={index}>{words}</Fragment>
    )
  })
}

function withBreaks(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
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
