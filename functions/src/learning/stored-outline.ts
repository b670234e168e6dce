import * as z from 'zod/mini'

const text = z.nullable(z.string())
const number = z.nullable(z.number())

/** What the outline of a course is made of (`toOutline`), as fields of a query of courses. */
export const outlineFields = /* groq */ `"inOrder": inOrder == true,
  "sections": curriculum[]{
    _key, title, free, opensAfterDays,
    "lessons": lessons[]{_key, title, "slug": slug.current, minutes, ownWork, kind, free}
  }`

/** The sections that {@link outlineFields} ask for. */
export const storedSections = z.nullable(
  z.array(
    z.object({
      _key: z.string(),
      title: text,
      free: z.nullable(z.boolean()),
      opensAfterDays: number,
      lessons: z.nullable(
        z.array(
          z.object({
            _key: z.string(),
            title: text,
            slug: text,
            minutes: number,
            ownWork: number,
            kind: text,
            free: z.nullable(z.boolean()),
          }),
        ),
      ),
    }),
  ),
)
