import type {RichText as StoredText} from './types.generated'

/** A link as queries answer it (`linkedText` of the domain): without an address when its document is not public. */
interface ResolvedLink {
  _type: 'link'
  _key: string
  href: string | null
}

/** Formatted text whose links are resolved. */
export type RichText = (Omit<StoredText[number], 'markDefs'> & {markDefs: ResolvedLink[]})[]
