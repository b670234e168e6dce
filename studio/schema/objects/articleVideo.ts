import {DocumentVideoIcon} from '@sanity/icons/DocumentVideo'
import {defineType} from 'sanity'
import {videoDetails, videoFile, videoTitle} from './video-fields'

/** A video in an article, or the trailer of a course: an uploaded file, because both are public. */
export const articleVideo = defineType({
  name: 'articleVideo',
  title: 'Video',
  type: 'object',
  icon: DocumentVideoIcon,
  fields: [
    videoTitle,
    videoFile(
      'WebM or MP4, which everybody can watch. It is played as it is uploaded, so keep it small.',
      (file) => (file?.asset ? true : 'Upload the video, or remove what is entered here.'),
    ),
    ...videoDetails,
  ],
  preview: {
    select: {title: 'title', extension: 'file.asset.extension', media: 'poster'},
    prepare: ({title, extension, media}) => ({
      title: title ?? 'Video',
      subtitle: extension ? `Video, ${String(extension).toUpperCase()}` : 'No file yet',
      media: media ?? DocumentVideoIcon,
    }),
  },
})
