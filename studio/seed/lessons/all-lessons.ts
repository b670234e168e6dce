import {courses} from '../courses/all-courses.ts'
import {posterOf} from '../lesson-blocks.ts'
import type {LessonPart, VideoSeed} from './types.ts'

const parts: LessonPart[] = courses
  .flatMap(({outline}) => outline)
  .flatMap(({lessons}) => lessons)
  .flatMap(({body}) => body)

/** The videos of all lessons. */
export const videos: VideoSeed[] = parts.filter(
  (part): part is VideoSeed => typeof part !== 'string' && part.type === 'video',
)

/** Names of the drawings that lessons show as pictures: figures, and what stands there before a video plays. */
export const figureNames: string[] = [
  ...new Set([
    ...parts.flatMap((part) => (typeof part !== 'string' && part.type === 'figure' ? [part.name] : [])),
    ...videos.map(posterOf),
  ]),
]
