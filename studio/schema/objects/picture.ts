import {defineField, type FieldDefinition} from 'sanity'

interface PictureOptions {
  name: string
  title: string
  description?: string
  group?: string
  /** An error when the picture itself is missing; alternative text is required with any picture. */
  required?: boolean
}

/** An alternative text, which every picture needs, of at most so many characters. */
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

/** The alternative text of a picture that decorates or shows something at a glance. */
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
}: PictureOptions): FieldDefinition<'image'> {
  return defineField({
    name,
    title,
    description,
    group,
    type: 'image',
    options: {hotspot: true},
    fields: [alternativeText],
    validation: (rule) =>
      required ? rule.custom((image) => (image?.asset ? true : 'Choose or upload a picture.')) : rule,
  })
}
