import type {Ink, Skin} from '../palette.ts'

/** What a portrait is drawn from. The framing is the same for all; everything here is the person. */
export type Sitter = {
  slug: string
  skin: Skin
  hair: Ink
  cut: Cut
  face: 'oval' | 'round' | 'square' | 'long' | 'heart'
  /** Lines of a life lived: none, some, more. */
  age?: 0 | 1 | 2
  glasses?: 'round' | 'square'
  beard?: 'short' | 'full' | 'moustache'
  mouth?: 'calm' | 'smile' | 'grin'
  /** Painted lips. */
  lips?: Ink
  earrings?: Ink
  clothes: Clothes
  ground: Ink
  /** The disc behind the head. */
  halo: Ink
  /** The head's lean in degrees. */
  lean?: number
}

export type Cut =
  | 'crop'
  | 'parted'
  | 'swept'
  | 'curls'
  | 'afro'
  | 'bob'
  | 'long'
  | 'waves'
  | 'bun'
  | 'topknot'
  | 'pixie'
  | 'flattop'
  | 'receding'
  | 'bald'
  | 'scarf'

export type Clothes = {
  kind: 'crew' | 'shirt' | 'blazer' | 'rollneck' | 'vneck' | 'jacket'
  ink: Ink
  /** The shirt under a blazer, the trim of a jumper. */
  second: Ink
}

export const shapes: Record<Sitter['face'], {cheek: number; jaw: number; chin: number; end: number}> = {
  oval: {cheek: 108, jaw: 82, chin: 34, end: 506},
  round: {cheek: 116, jaw: 94, chin: 42, end: 498},
  square: {cheek: 110, jaw: 96, chin: 52, end: 506},
  long: {cheek: 102, jaw: 80, chin: 36, end: 522},
  heart: {cheek: 110, jaw: 76, chin: 26, end: 506},
}
