interface Block {
  _type?: string
  children?: {text?: string}[]
}

/** The words of Portable Text in one line, for a preview; undefined when there are none. */
export function textOf(blocks: readonly Block[] | undefined): string | undefined {
  const words = (blocks ?? []).flatMap(({children}) => (children ?? []).map(({text}) => text ?? '')).join(' ')
  return words.trim() || undefined
}
