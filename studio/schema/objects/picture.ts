import {defineField, type FieldDefinition} from 'sanity'
import {largeEnough, noDrawing} from '../picture-size'

interface PictureOptions {
  name: string
  title: string
  description?: string
  group?: string
  /** whether a missing image is an error; alternative text is required whenever there is an image */
  required?: boolean
  /** width and height in pixels below which it looks blurred in its place */
  atLeast?: readonly [number, number]
}

/** A required alternative text of at most `length` characters. */
export function alternativeTextUpTo(length: number, description: string, advice: string) {
  return defineField({
    name: 'alt',
    title: 'Alternative text',
    description,
    type: 'string',
    validation: (rule) => [
      rule.custom((alt, context) => {
        const picture = context.parent as {asset?: unknown} | undefined
        if (!picture?.asset || (alt && alt.trim())) return true
        return 'Describe the picture: every picture needs alternative text.'
      }),
      rule.max(length).warning(advice),
    ],
  })
}

/** The alternative text of a simple or decorative image. */
export const alternativeText = alternativeTextUpTo(
  160,
  'What the picture shows, for people who cannot see it. One short sentence.',
  'Screen readers read this in one breath: keep it under 160 characters.',
)

/** An image field with hotspot, crop and alternative text. */
export function picture({
  name,
  title,
  description,
  group,
  required,
  atLeast,
}: PictureOptions): FieldDefinition<'image'> {
  return defineField({
    name,
    title,
    description,
    group,
    type: 'image',
    options: {hotspot: true},
    fields: [alternativeText],
    validation: (rule) => [
      required ? rule.custom((image) => (image?.asset ? true : 'Choose or upload a picture.')) : rule,
      rule.custom(noDrawing),
      ...(atLeast ? [rule.custom(largeEnough(...atLeast)).warning()] : []),
    ],
  })
}
