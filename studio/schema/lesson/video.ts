import {DocumentVideoIcon} from '@sanity/icons/DocumentVideo'
import {StopIcon} from '@sanity/icons/Stop'
import {defineArrayMember, defineField, defineType} from 'sanity'
import {videoDetails, videoFile, videoTitle} from '../objects/video-fields'
import {textOf} from './plain-text'

const stop = defineArrayMember({
  name: 'videoStop',
  title: 'Question',
  type: 'object',
  icon: StopIcon,
  fields: [
    defineField({
      name: 'second',
      title: 'Second',
      description: 'Where the video stops for the question, counted from its beginning.',
      type: 'number',
      validation: (rule) => rule.required().min(0).error('Say at which second the video stops.'),
    }),
    defineField({
      name: 'quiz',
      title: 'Question',
      type: 'quiz',
      validation: (rule) => rule.required().error('Write the question.'),
    }),
  ],
  preview: {
    select: {second: 'second', question: 'quiz.question'},
    prepare: ({second, question}) => ({
      title: textOf(question) ?? 'Empty question',
      subtitle: typeof second === 'number' ? `At second ${second}` : 'Nowhere yet',
    }),
  },
})

/** A video: an uploaded file, or a Mux asset with signed playback, which only authorized learners can play. */
export const video = defineType({
  name: 'video',
  title: 'Video',
  type: 'object',
  icon: DocumentVideoIcon,
  fields: [
    videoTitle,
    videoFile(
      'WebM or MP4. Its address is public and cannot be guessed; long videos belong on Mux.',
      (file, {parent}) => {
        const {muxPlaybackId} = (parent ?? {}) as {muxPlaybackId?: string}
        if (file?.asset && muxPlaybackId) return 'Give the file or the playback id of Mux, not both.'
        return file?.asset || muxPlaybackId ? true : 'Upload the video, or give its playback id of Mux.'
      },
    ),
    defineField({
      name: 'muxPlaybackId',
      title: 'Playback id of Mux',
      description: 'Of a video with signed playback.',
      type: 'string',
      validation: (rule) =>
        rule
          .regex(/^[A-Za-z0-9]+$/, {name: 'playback id'})
          .error('A playback id has letters and digits only.'),
    }),
    ...videoDetails,
    defineField({
      name: 'stops',
      title: 'Questions on the way',
      description: 'The video stops and asks. These questions do not count for passing the lesson.',
      type: 'array',
      of: [stop],
      validation: (rule) =>
        rule.custom((stops) => {
          const seconds = (stops ?? []).map((item) => (item as {second?: number}).second)
          return new Set(seconds).size === seconds.length || 'Two questions stand at the same second.'
        }),
    }),
  ],
  preview: {
    select: {title: 'title', mux: 'muxPlaybackId', media: 'poster'},
    prepare: ({title, mux, media}) => ({
      title: title ?? 'Video',
      subtitle: mux ? 'On Mux' : 'Uploaded file',
      media: media ?? DocumentVideoIcon,
    }),
  },
})
