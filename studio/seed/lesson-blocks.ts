import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {LessonPart, QuizSeed, VideoSeed} from './lessons/types.ts'
import {picture} from './picture.ts'
import {portableText, type Block} from './portable-text.ts'
import type {ArticleSeed} from './types.ts'

const here = import.meta.dirname

/** A block of a lesson's text as Sanity stores it, except for its pictures and files, which `@sanity/import` uploads. */
type LessonBlock = Block | ReturnType<typeof blockOf>

/** The text of a lesson. The same parts always give the same keys. */
export function lessonBody(parts: readonly LessonPart[]): LessonBlock[] {
  return parts.flatMap((part, index): LessonBlock[] => {
    const key = `p${index + 1}`
    return typeof part === 'string' ? portableText(part, `${key}b`) : [blockOf(part, key)]
  })
}

/** The text of an article, whose videos stop for no question. The same parts always give the same keys. */
export function articleBody(parts: ArticleSeed['body']) {
  return parts.flatMap((part, index): (Block | (ReturnType<typeof publicVideo> & {_key: string}))[] => {
    const key = `p${index + 1}`
    return typeof part === 'string' ? portableText(part, `${key}b`) : [{...publicVideo(part), _key: key}]
  })
}

function blockOf(part: Exclude<LessonPart, string>, _key: string) {
  switch (part.type) {
    case 'callout': {
      const {tone, title, text} = part
      return {_type: 'callout' as const, _key, tone, ...(title && {title}), text: portableText(text)}
    }
    case 'code': {
      const {language, filename, code} = part
      return {
        _type: 'code' as const,
        _key,
        language,
        ...(filename && {filename}),
        code: code.replace(/^\n+|\s+$/g, ''),
      }
    }
    case 'quotation':
      return {_type: 'quotation' as const, _key, text: portableText(part.text), source: part.source}
    case 'table': {
      const rows = [part.head, ...part.rows].map((cells, index) => ({
        _type: 'tableRow' as const,
        _key: `r${index + 1}`,
        cells,
      }))
      const {caption} = part
      return {_type: 'captionedTable' as const, _key, caption, table: {_type: 'table' as const, rows}}
    }
    case 'figure': {
      const {name, alt, caption} = part
      return {...picture(figureFile(name), alt), _type: 'figure' as const, _key, ...(caption && {caption})}
    }
    case 'download': {
      const {title, file} = part
      return {_type: 'download' as const, _key, title, file: fileAt('files', file)}
    }
    case 'video':
      return videoBlock(part, _key)
    case 'quiz':
      return {...quizObject(part), _key}
    case 'exercise': {
      const {title, task, criteria, handsIn = false} = part
      return {_type: 'exercise' as const, _key, title, task: portableText(task), criteria, handsIn}
    }
  }
}

function videoBlock(video: VideoSeed, _key: string) {
  const {scenes, stops = []} = video
  return {
    ...videoFields(video),
    _type: 'video' as const,
    _key,
    stops: stops.map(({scene, quiz}, index) => ({
      _type: 'videoStop' as const,
      _key: `s${index + 1}`,
      second: scenes.slice(0, scene).reduce((total, {seconds}) => total + seconds, 0),
      quiz: quizObject(quiz),
    })),
  }
}

/** A video that everybody can watch: of an article, or the trailer of a course. */
export const publicVideo = (video: VideoSeed) => ({
  ...videoFields(video),
  _type: 'articleVideo' as const,
})

/** The fields that videos of lessons and articles have. */
function videoFields(video: VideoSeed) {
  const {name, title, scenes} = video
  return {
    title,
    file: fileAt('videos', `${name}.webm`),
    poster: picture(figureFile(posterOf(video)), `The last picture of the video “${title}”`),
    captions: fileAt('videos', `${name}.vtt`),
    transcript: portableText(scenes.map(({words}) => words).join(' ')),
  }
}

function quizObject({question, answers}: QuizSeed) {
  return {
    _type: 'quiz' as const,
    question: portableText(question),
    answers: answers.map(({text, right = false, explanation}, index) => ({
      _type: 'quizAnswer' as const,
      _key: `a${index + 1}`,
      text: portableText(text),
      right,
      explanation: portableText(explanation),
    })),
  }
}

/** The picture shown before a video plays: the drawing it ends with, which has everything in it. */
export function posterOf({scenes}: VideoSeed): string {
  const last = scenes.at(-1)
  if (!last) throw new Error('A video without scenes')
  return last.figure
}

/** The file of a figure in `images`, without its ending. */
export function figureFile(name: string): string {
  return `figure-${name}`
}

function fileAt(folder: 'files' | 'videos', name: string) {
  return {_type: 'file' as const, _sanityAsset: `file@${pathToFileURL(join(here, folder, name)).href}`}
}
