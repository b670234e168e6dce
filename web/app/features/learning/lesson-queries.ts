import {defineQuery} from 'groq'
import {imageFields} from '../../lib/sanity/image-query'

/** A course as its lessons show it: what is in it, for everybody to see. */
const lessonCourseFields = /* groq */ `
  _id,
  _updatedAt,
  title,
  "slug": slug.current,
  price,
  archivedAt,
  inOrder,
  "image": image${imageFields}
`

/** The course of a lesson, asked for by its slug, by the number of a built-in sample, or by its document id. */
export const lessonCourseQuery =
  defineQuery(`*[_type == "course" && (slug.current == $id || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {
    ${lessonCourseFields},
    curriculum[]{_key, title, free, lessons[]{_key, title, "slug": slug.current, minutes, kind, free}}
  }`)

const quizTextFields = /* groq */ `{
  _type, _key,
  _type == "block" => {...},
  _type == "figure" => {caption, "image": @${imageFields}},
  _type == "code" => {language, filename, code}
}`

/** Without which answers are right, and why: that is for the functions alone to know. */
const quizFields = /* groq */ `
  "question": coalesce(question[]${quizTextFields}, []),
  "several": count(answers[right == true]) > 1,
  "answers": coalesce(answers[]{_key, "text": coalesce(text[]${quizTextFields}, [])}, [])
`

/** A lesson's text nearly as `domain/learning/lesson-body` has it; `toLessonBody` does the rest. */
const lessonBodyFields = /* groq */ `{
  "_type": select(_type == "captionedTable" => "table", _type), _key,
  _type == "block" => {...},
  _type == "figure" => {caption, "image": @${imageFields}},
  _type == "callout" => {"tone": coalesce(tone, "note"), title, "text": coalesce(text, [])},
  _type == "code" => {language, filename, code},
  _type == "quotation" => {"text": coalesce(text, []), source},
  _type == "captionedTable" => {caption, "rows": coalesce(table.rows[]{_key, "cells": coalesce(cells, [])}, [])},
  _type == "download" => {
    title, "url": file.asset->url, "size": file.asset->size, "extension": file.asset->extension
  },
  _type == "video" => {
    title,
    "source": {"kind": "file", "url": file.asset->url, "mimeType": file.asset->mimeType},
    "isOnMux": defined(muxPlaybackId),
    "poster": poster${imageFields},
    "captionsUrl": captions.asset->url,
    "transcript": coalesce(transcript, []),
    "stops": coalesce(stops[]{_key, second, "quiz": quiz{"_type": "quiz", "_key": ^._key, ${quizFields}}}, [])
  },
  _type == "quiz" => {${quizFields}},
  _type == "exercise" => {title, "task": coalesce(task, []), "criteria": coalesce(criteria, [])}
}`

/**
 * Every course that is sold with its outline, and the text of its free lessons alone: what the build asks once for all pages
 * of lessons. Without the build's token there are no texts.
 */
export const prerenderedLessonsQuery =
  defineQuery(`*[_type == "course" && defined(slug.current) && length(title) > 0 && price > 0 && !defined(archivedAt)] {
    ${lessonCourseFields},
    curriculum[]{
      _key, title, free,
      lessons[]{
        _key, title, "slug": slug.current, minutes, kind, free,
        "body": select(coalesce(free, ^.free) == true => content->body[]${lessonBodyFields})
      }
    }
  }`)

/** The text of one lesson, as drafts have it: the Studio's preview alone is answered. */
export const lessonPreviewQuery = defineQuery(`*[_type == "course" && _id == $courseId][0] {
  "body": curriculum[].lessons[_key == $lessonKey][0].content->body[]${lessonBodyFields}
}`)
