import type {RichText} from './types.generated'

export type Block = RichText[number]
export type Span = NonNullable<Block['children']>[number]
export type ListKind = NonNullable<Block['listItem']>

/** The words of a block, without their marks. */
export function wordsOf(block: Block): string {
  return (block.children ?? []).map((span) => span.text ?? '').join('')
}

/** The words alone, one space between blocks: for descriptions and searching. */
export function plainText(blocks: RichText | null | undefined): string {
  return (blocks ?? []).map(wordsOf).join(' ').trim()
}

/** A list of an editor: its items are blocks, each with the lists that stand under it. */
export interface List {
  kind: ListKind
  items: {block: Block; lists: List[]}[]
}

/** Blocks as Sanity stores them, one after the other, into the blocks and the nested lists they mean. */
export function toTree(blocks: readonly Block[]): (Block | List)[] {
  const tree: (Block | List)[] = []
  /** the open lists, the outermost first */
  let open: List[] = []
  for (const block of blocks) {
    if (!block.listItem) {
      open = []
      tree.push(block)
      continue
    }
    const item = {block, lists: []}
    const level = Math.max(1, block.level ?? 1)
    open.length = Math.min(open.length, level)
    const innermost = open.at(-1)
    if (innermost && open.length === level && innermost.kind === block.listItem) {
      innermost.items.push(item)
      continue
    }
    // A list of another kind on the same level, or the first of a deeper one: a skipped level counts as one.
    if (open.length === level) open.pop()
    const list: List = {kind: block.listItem, items: [item]}
    const parent = open.at(-1)?.items.at(-1)
    if (parent) parent.lists.push(list)
    else tree.push(list)
    open.push(list)
  }
  return tree
}

/** A run of spans under one mark, or a span with none left. */
export type Run = {mark: string; runs: Run[]} | {text: string}

/** Up to where, not inclusive, the spans from `start` on carry a mark. */
function reachOf(mark: string, spans: readonly Span[], start: number): number {
  const without = spans.findIndex((span, at) => at >= start && !span.marks?.includes(mark))
  return without === -1 ? spans.length : without
}

/**
 * Spans with their marks into marks within marks: the one that reaches furthest is the outermost, so that a link over several
 * spans stays one link.
 */
export function toRuns(spans: readonly Span[], taken: ReadonlySet<string> = new Set()): Run[] {
  const runs: Run[] = []
  let at = 0
  while (at < spans.length) {
    const start = at
    const [outermost] = (spans[start]?.marks ?? [])
      .filter((mark) => !taken.has(mark))
      .map((mark) => ({mark, end: reachOf(mark, spans, start)}))
      .toSorted((a, b) => b.end - a.end)
    if (outermost) {
      const {mark, end} = outermost
      runs.push({mark, runs: toRuns(spans.slice(start, end), new Set([...taken, mark]))})
      at = end
    } else {
      runs.push({text: spans[start]?.text ?? ''})
      at += 1
    }
  }
  return runs
}
