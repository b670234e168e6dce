/*
 * What a browser shows until the shop's fonts have come: the fonts of its computer, scaled so that a line has as many words as
 * it will have then, and stands where it will stand. `npm run fonts` writes them as CSS; a test is red when that is stale.
 *
 * Widths are those of an average character of 500 characters of the shop's own English texts, in em. The shop's fonts, Roboto and
 * DejaVu were measured in Chromium; those of Arial and Times New Roman are Adobe's for Helvetica and Times, which have the same;
 * Georgia and Noto Serif are from the tables of capsize (https://github.com/seek-oss/capsize), whose figures for Arial and Times
 * agree with the others within one percent.
 */

interface Face {
  family: string
  /** `font-weight` as in CSS; without it, for all weights */
  weight?: string
  /** full names and PostScript names under which computers know the font */
  locals: readonly string[]
  /** the width of the computer's font */
  width: number
}

interface Font {
  /** of the shop's font, in em */
  ascent: number
  descent: number
  faces: readonly (Face & {
    /** of the shop's font in the sizes and weights in which it is used most */
    like: number
  })[]
}

const REGULAR = '200 550'
const BOLD = '551 800'

/** Bricolage Grotesque in controls and labels: 16 px, weights 400 and 500. It is narrower in large sizes, wider in bold. */
const TEXT = 0.479
/** In headings: 22 to 54 px, weight 650. */
const HEADING = 0.473

const bricolage: Font = {
  ascent: 0.93,
  descent: 0.27,
  faces: [
    face('Bricolage Fallback', REGULAR, ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'], 0.447, TEXT),
    face(
      'Bricolage Fallback',
      BOLD,
      ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
      0.482,
      HEADING,
    ),
    face('Bricolage Fallback 2', REGULAR, ['Roboto', 'Roboto-Regular'], 0.443, TEXT),
    face('Bricolage Fallback 2', BOLD, ['Roboto Medium', 'Roboto-Medium'], 0.453, HEADING),
    face('Bricolage Fallback 3', REGULAR, ['DejaVu Sans', 'DejaVuSans'], 0.508, TEXT),
    face('Bricolage Fallback 3', BOLD, ['DejaVu Sans Bold', 'DejaVuSans-Bold'], 0.575, HEADING),
  ],
}

/** Source Serif 4 in running text: 17 px, weight 400. */
const SERIF = 0.48

const sourceSerif: Font = {
  ascent: 1.036,
  descent: 0.335,
  faces: [
    face('Source Serif Fallback', undefined, ['Georgia'], 0.446, SERIF),
    face(
      'Source Serif Fallback 2',
      undefined,
      ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Times'],
      0.406,
      SERIF,
    ),
    face('Source Serif Fallback 3', undefined, ['Noto Serif', 'NotoSerif'], 0.481, SERIF),
    face('Source Serif Fallback 4', undefined, ['DejaVu Serif', 'DejaVuSerif'], 0.516, SERIF),
  ],
}

function face(
  family: string,
  weight: string | undefined,
  locals: readonly string[],
  width: number,
  like: number,
) {
  return {family, ...(weight !== undefined && {weight}), locals, width, like}
}

const percent = (part: number) => `${Number((100 * part).toFixed(1))}%`

/** The `@font-face` rules of all fallbacks. */
export function fallbackFonts(): string {
  const rules = [bricolage, sourceSerif].flatMap(({ascent, descent, faces}) =>
    faces.map(({family, weight, locals, width, like}) => {
      const size = like / width
      const lines = [
        `font-family: '${family}';`,
        `src: ${locals.map((name) => `local('${name}')`).join(', ')};`,
        ...(weight === undefined ? [] : [`font-weight: ${weight};`]),
        `size-adjust: ${percent(size)};`,
        `ascent-override: ${percent(ascent / size)};`,
        `descent-override: ${percent(descent / size)};`,
        'line-gap-override: 0%;',
      ]
      return `@font-face {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`
    }),
  )
  return `/* Written by \`npm run fonts\`. */\n${rules.join('\n')}`
}
