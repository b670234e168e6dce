import {toPlainText} from '@portabletext/react'
import type {RichText} from './linked-text'

/** The plain text, with one space between blocks, for descriptions and searching. */
export function plainText(blocks: RichText | readonly {_type: string}[] | null | undefined): string {
  return blocks
    ? toPlainText([...blocks])
        .replaceAll('\n\n', ' ')
        .trim()
    : ''
}

/** The plain text of the paragraphs and lists alone: headings in one line with what follows read as one sentence. */
export function paragraphText(blocks: Parameters<typeof plainText>[0]): string {
  return plainText(blocks?.filter((block) => block._type === 'block' && !isHeading(block)))
}

function isHeading(block: object): boolean {
  return 'style' in block && /^h\d$/.test(String(block.style))
}
