import {defineField, type CustomValidator, type FileValue} from 'sanity'
import {picture} from './picture'

/** The field of a video's title. */
export const videoTitle = defineField({
  name: 'title',
  title: 'Title',
  type: 'string',
  validation: (rule) => rule.required().error('Give the video a title.'),
})

/** The field of a video's file; `check` says what is wrong with it. */
export function videoFile(description: string, check: CustomValidator<FileValue | undefined>) {
  return defineField({
    name: 'file',
    title: 'File',
    description,
    type: 'file',
    options: {accept: 'video/webm,video/mp4', storeOriginalFilename: false},
    validation: (rule) => rule.custom(check),
  })
}

/** The fields of a video besides its title and file: poster, captions and transcript. */
export const videoDetails = [
  picture({name: 'poster', title: 'Picture before it plays'}),
  defineField({
    name: 'captions',
    title: 'Captions',
    description: 'A WebVTT file (.vtt), for people who do not hear it.',
    type: 'file',
    options: {accept: '.vtt,text/vtt', storeOriginalFilename: false},
    validation: (rule) =>
      rule
        .custom((file) =>
          file?.asset ? true : 'Without captions, people who do not hear it miss the video.',
        )
        .warning(),
  }),
  defineField({
    name: 'transcript',
    title: 'Transcript',
    description: 'Everything that is said, to read instead.',
    type: 'richText',
    validation: (rule) => rule.required().min(1).error('Write down what is said in the video.'),
  }),
]
