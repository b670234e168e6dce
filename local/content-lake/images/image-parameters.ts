import * as z from 'zod/mini'
import {httpError} from '../api/errors.ts'
import {issueText} from '../store/mutation.ts'

/** Longest side of a rendered image, in pixels. */
export const MAX_SIDE = 8192

const whole = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d+(\.\d+)?$/, 'must be a number')),
    z.pipe(
      z.transform((text: string) => Math.round(Number(text))),
      z.number().check(z.gte(min, `must be at least ${min}`), z.lte(max, `must be at most ${max}`)),
    ),
  )

const fraction = z.pipe(
  z.string().check(z.regex(/^\d*\.?\d+$/, 'must be a number from 0 to 1')),
  z.pipe(z.transform(Number), z.number().check(z.lte(1, 'must be a number from 0 to 1'))),
)

const color = z.pipe(
  z.string().check(z.regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a hexadecimal color')),
  z.transform((hex: string) => (hex.length === 4 || hex.length === 8 ? rgbFromArgb(hex) : `#${hex}`)),
)

/** Sanity writes the alpha channel first. */
function rgbFromArgb(hex: string): string {
  const digits = hex.length / 4
  return `#${hex.slice(digits)}${hex.slice(0, digits)}`
}

const rectangle = z.pipe(
  z.string().check(z.regex(/^\d+,\d+,\d+,\d+$/, 'must be left,top,width,height')),
  z.transform((text: string) => {
    const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number)
    return {left, top, width, height}
  }),
)

const side = whole(1, MAX_SIDE)

const Parameters = z.object({
  w: z.optional(side),
  h: z.optional(side),
  'max-w': z.optional(side),
  'max-h': z.optional(side),
  'min-w': z.optional(side),
  'min-h': z.optional(side),
  fit: z._default(z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']), 'clip'),
  crop: z.optional(z.enum(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'])),
  'fp-x': z.optional(fraction),
  'fp-y': z.optional(fraction),
  rect: z.optional(rectangle),
  q: z.optional(whole(0, 100)),
  fm: z.optional(z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'])),
  auto: z.optional(z.literal('format')),
  dpr: z._default(
    z.pipe(
      z.string().check(z.regex(/^\d(\.\d+)?$/, 'must be a number from 1 to 3')),
      z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(3))),
    ),
    1,
  ),
  blur: z.optional(whole(1, 2000)),
  sharp: z.optional(whole(0, 100)),
  sat: z.optional(whole(-100, 100)),
  bg: z.optional(color),
  flip: z.optional(z.enum(['h', 'v', 'hv', 'vh'])),
  or: z.optional(z.enum(['0', '90', '180', '270'])),
  invert: z.optional(z.enum(['true', 'false'])),
  pad: z.optional(whole(0, 1000)),
  frame: z.optional(z.literal('1')),
})

export type ImageParameters = z.infer<typeof Parameters>

/** Parameters that change the response but not the image; they are handled elsewhere. */
const NON_IMAGE_PARAMETERS = new Set(['dl', 'dlRaw', 'v', 'tag'])

/**
 * Reads the transformations from an image's URL. Undefined when there are none, so that the original is served.
 * @throws LakeError naming the first invalid parameter
 */
export function parseImageParameters(search: URLSearchParams): ImageParameters | undefined {
  const given = Object.fromEntries(
    [...search].filter(([name]) => name in Parameters.shape && !NON_IMAGE_PARAMETERS.has(name)),
  )
  if (Object.keys(given).length === 0) return undefined
  const parsed = Parameters.safeParse(given)
  if (!parsed.success) throw httpError(400, `Invalid image parameter: ${issueText(parsed.error)}`)
  return parsed.data
}
