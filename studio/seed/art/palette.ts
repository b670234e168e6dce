/** The printer's shelf of inks. Every picture is mixed from these names, so that a shelf reads as one list. */
export const inks = {
  paper: '#faf8f3',
  cream: '#f3ead8',
  stone: '#ddd3c0',
  ink: '#16202e',
  night: '#22384f',
  walnut: '#3b2722',
  soot: '#231d20',
  vermilion: '#d9432f',
  brick: '#a82f22',
  oxblood: '#63202c',
  rose: '#e9a19a',
  blush: '#f2cbb8',
  clay: '#c9775b',
  amber: '#e9a93f',
  butter: '#f4d78f',
  ochre: '#c98a2b',
  teal: '#14595a',
  lagoon: '#2f8a83',
  mint: '#a9d0c1',
  sky: '#a9cdd4',
  steel: '#4f7f93',
  cobalt: '#27468c',
  sage: '#d5dfc6',
  moss: '#6f8a57',
  bottle: '#1f4a39',
  // skins, each with the ink of its shade
  ivory: '#f3cfb3',
  ivoryShade: '#c9825f',
  sand: '#e5b08a',
  sandShade: '#b06a47',
  honey: '#cf9264',
  honeyShade: '#93522f',
  chestnut: '#a8683f',
  chestnutShade: '#6b3720',
  umber: '#7f4a2e',
  umberShade: '#472416',
  espresso: '#5a3323',
  espressoShade: '#2e1710',
  // hair
  jet: '#1b1a1e',
  cocoa: '#40281f',
  auburn: '#8a3f22',
  wheat: '#c6954f',
  silver: '#b9b8b3',
  snow: '#e4e1d8',
} as const

export type Ink = keyof typeof inks

/** A skin is two inks: itself and its shade. */
export type Skin = 'ivory' | 'sand' | 'honey' | 'chestnut' | 'umber' | 'espresso'

export const shadeOf: Record<Skin, Ink> = {
  ivory: 'ivoryShade',
  sand: 'sandShade',
  honey: 'honeyShade',
  chestnut: 'chestnutShade',
  umber: 'umberShade',
  espresso: 'espressoShade',
}
