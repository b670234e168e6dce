import * as z from 'zod/mini'

/**
 * A lesson's body, as sent to learners. The schemas have no field for the correct answers of a quiz and their
 * explanations, and parsing drops unknown fields: that keeps them on the server.
 */

const key = z.string().check(z.minLength(1), z.maxLength(100))
/** A Portable Text block without custom types; only the renderer interprets its content. */
const textBlock = z.looseObject({_type: z.literal('block'), _key: key})
export const richText = z.array(textBlock)

const fraction = z.number()
/** An image, in the shape of the web app's `RawImage`. */
export const rawImage = z.object({
  alt: z.nullable(z.string()),
  ref: z.nullable(z.string()),
  color: z.optional(z.nullable(z.string())),
  hotspot: z.optional(z.nullable(z.object({x: z.nullable(fraction), y: z.nullable(fraction)}))),
  crop: z.optional(
    z.nullable(
      z.object({
        top: z.nullable(fraction),
        bottom: z.nullable(fraction),
        left: z.nullable(fraction),
        right: z.nullable(fraction),
      }),
    ),
  ),
})

const figure = z.object({
  _type: z.literal('figure'),
  _key: key,
  image: rawImage,
  caption: z.nullable(z.string()),
})
const code = z.object({
  _type: z.literal('code'),
  _key: key,
  language: z.nullable(z.string()),
  filename: z.nullable(z.string()),
  code: z.string(),
})

/** The text of a question, an answer or an explanation: text, images and code. */
export const quizText = z.array(z.discriminatedUnion('_type', [textBlock, figure, code]))
export type QuizText = z.infer<typeof quizText>

const quiz = z.object({
  _type: z.literal('quiz'),
  _key: key,
  question: quizText,
  /** whether several answers are correct, so that several can be chosen */
  several: z.boolean(),
  answers: z.array(z.object({_key: key, text: quizText})),
})

/** One block of a lesson's body. */
export const lessonBlock = z.discriminatedUnion('_type', [
  textBlock,
  figure,
  z.object({
    _type: z.literal('callout'),
    _key: key,
    tone: z.enum(['note', 'tip', 'warning']),
    title: z.nullable(z.string()),
    text: richText,
  }),
  code,
  z.object({_type: z.literal('quotation'), _key: key, text: richText, source: z.nullable(z.string())}),
  z.object({
    _type: z.literal('table'),
    _key: key,
    caption: z.nullable(z.string()),
    /** the first row is the header */
    rows: z.array(z.object({_key: key, cells: z.array(z.string())})),
  }),
  z.object({
    _type: z.literal('download'),
    _key: key,
    title: z.string(),
    url: z.string(),
    /** bytes */
    size: z.nullable(z.int()),
    /** file extension, such as `csv` */
    extension: z.nullable(z.string()),
  }),
  z.object({
    _type: z.literal('video'),
    _key: key,
    title: z.string(),
    /** a file from the content, or a Mux stream */
    source: z.union([
      z.object({kind: z.literal('file'), url: z.string(), mimeType: z.string()}),
      z.object({kind: z.literal('mux'), playbackId: z.string(), token: z.string()}),
    ]),
    poster: z.nullable(rawImage),
    /** URL of a WebVTT file in the site's language */
    captionsUrl: z.nullable(z.string()),
    transcript: richText,
    /** in seconds; where the video pauses for a question */
    stops: z.array(z.object({_key: key, second: z.number(), quiz})),
  }),
  quiz,
  z.object({
    _type: z.literal('exercise'),
    _key: key,
    title: z.string(),
    task: richText,
    /** checklist for self-assessment */
    criteria: z.array(z.string()),
    /** whether learners hand in their work, to the teacher of the course */
    handsIn: z.boolean(),
  }),
])

export const lessonBody = z.array(lessonBlock)

export type LessonBody = z.infer<typeof lessonBody>
export type LessonBlock = LessonBody[number]
export type Block<Type extends LessonBlock['_type']> = Extract<LessonBlock, {_type: Type}>

/** A question of a quiz is explained once it is answered right, or at the third try. */
export const TRIES_UNTIL_EXPLAINED = 3

/** The grading of one question. */
export const gradedQuestion = z.object({
  /** all correct answers chosen, and no others */
  right: z.boolean(),
  /** for every answer: whether it is correct, and why; empty until the question is explained */
  answers: z.record(key, z.object({right: z.boolean(), explanation: quizText})),
  /** after how many more tries the question is explained; 0 when it is */
  triesLeft: z.int(),
})
export type GradedQuestion = z.infer<typeof gradedQuestion>
