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
