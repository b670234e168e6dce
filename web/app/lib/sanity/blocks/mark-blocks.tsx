import type {PortableTextReactComponents} from '@portabletext/react'
import type {ReactNode} from 'react'

type Components = Partial<PortableTextReactComponents>
type TypeComponent = NonNullable<PortableTextReactComponents['types'][string]>

interface BlockProps {
  value: {_key?: string; style?: string}
  children?: ReactNode
}

const HEADINGS: Readonly<Record<string, 'h2' | 'h3'>> = {h2: 'h2', h3: 'h3'}

/**
 * Links every block of a text to its place in the array field that the nearest element around it is linked to. So pages mark a
 * text as a whole, and know nothing of its blocks.
 */
export function markBlocks(components: Components): Components {
  const types = Object.entries(components.types ?? {}).flatMap(([name, Type]) =>
    Type ? [[name, marked(Type)] as const] : [],
  )
  return {
    ...components,
    block: ({value, children}: BlockProps) => {
      const ref = markWith(value._key)
      if (value.style === 'blockquote')
        return (
          <blockquote ref={ref}>
            <p>{children}</p>
          </blockquote>
        )
      const Element = HEADINGS[value.style ?? ''] ?? 'p'
      return <Element ref={ref}>{children}</Element>
    },
    listItem: ({value, children}: BlockProps) => <li ref={markWith(value._key)}>{children}</li>,
    types: Object.fromEntries(types),
  }
}

function marked(Type: TypeComponent): TypeComponent {
  const Marked: TypeComponent = (props) => {
    const {_key} = props.value as BlockProps['value']
    return (
      // An attribute from the start, because the refs of what is within are called first.
      <div ref={markWith(_key)} data-block={_key}>
        <Type {...props} />
      </div>
    )
  }
  return Marked
}

/** A ref that links an element to the block with this key; not in a text within a block, whose field is not known. */
function markWith(key: string | undefined): (element: HTMLElement | null) => void {
  return (element) => {
    const around = element?.parentElement?.closest<HTMLElement>('[data-sanity], [data-block]')
    if (!element || !around?.dataset['sanity'] || around.dataset['block'] !== undefined || !key) return
    element.dataset['sanity'] = pathOfItem(around.dataset['sanity'], key)
    element.dataset['block'] = key
  }
}

/** The value of `data-sanity` for the item with that key of the array field at which the given value points. */
export function pathOfItem(field: string, key: string): string {
  return field.replace(/(^|;)(path=[^;]*)/, `$1$2:${key}`)
}
