/** The shape in which the authors of the seed write lessons; `dataset.ts` turns it into Sanity documents. */

export interface SectionSeed {
  title: string
  lessons: LessonSeed[]
}

export interface LessonSeed {
  /** lower case words with hyphens, unique in the course: `/learn/{course}/{slug}` */
  slug: string
  title: string
  /** How long the lesson takes, its task included. The minutes of a course's lessons are its duration. */
  minutes: number
  kind: 'reading' | 'video' | 'exercise' | 'quiz'
  body: LessonPart[]
}

/** A string is text in the notation of `../portable-text.ts`. So is every `text`, `task` and `explanation`. */
export type LessonPart =
  | string
  | {type: 'callout'; tone: 'note' | 'tip' | 'warning'; title?: string; text: string}
  | {type: 'code'; language: 'python' | 'sql' | 'html' | 'css' | 'text'; filename?: string; code: string}
  | {type: 'quotation'; text: string; source: string}
  | {type: 'table'; caption: string; head: string[]; rows: string[][]}
  /** `name` is the drawing's in `../art/figures`, without an ending */
  | {type: 'figure'; name: string; alt: string; caption?: string}
  /** `file` is in `../files` */
  | {type: 'download'; file: string; title: string}
  | VideoSeed
  | QuizSeed
  | {type: 'exercise'; title: string; task: string; criteria: string[]; handsIn?: true}

/** Pictures that follow each other while a voice would speak; the words become the captions and the transcript. */
export interface VideoSeed {
  type: 'video'
  /** of the file, without its ending */
  name: string
  title: string
  scenes: {
    /** the drawing in `../art/figures` */
    figure: string
    seconds: number
    words: string
  }[]
  /** asks a question when the video has come to the start of a scene, counted from 0 */
  stops?: {scene: number; quiz: QuizSeed}[]
}

export interface QuizSeed {
  type: 'quiz'
  question: string
  answers: {text: string; right?: true; explanation: string}[]
}
