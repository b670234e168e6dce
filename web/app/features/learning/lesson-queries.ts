import {linkedText, resolvedLinks} from '@lectern/domain/content/linked-text'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {offerEndField} from '@lectern/domain/content/course-price'
import {defineQuery} from 'groq'
import {imageFields} from '../../lib/sanity/image-query'

/** The public fields of a course that its lesson pages need. */
const lessonCourseFields = /* groq */ `
  _id,
  _updatedAt,
  title,
  "slug": slug.current,
  price,
  originalPrice,
  ${offerEndField},
  archivedAt,
  inOrder,
  "image": image${imageFields}
`

/** The course of a lesson, by slug, by built-in sample number, or by document id. */
export const lessonCourseQuery =
  defineQuery(`*[_type == "course" && ${isPublicNow} && (slug.current == $id || $id in formerSlugs || _id == $id || number == $number)]
  | order((slug.current == $id) desc)[0] {
    ${lessonCourseFields},
    "movedLessons": (curriculum[].lessons[])[defined(formerSlugs)]{_key, formerSlugs},
    curriculum[]{_key, title, free, opensAfterDays, lessons[]{_key, title, "slug": slug.current, minutes, ownWork, kind, free}}
  }`)

const quizTextFields = /* groq */ `{
  _type, _key,
  _type == "block" => {..., ${resolvedLinks}},
  _type == "figure" => {caption, "image": @${imageFields}},
  _type == "code" => {language, filename, code}
}`

/** Leaves out the correct answers and their explanations: only the functions may read those. */
const quizFields = /* groq */ `
  "question": coalesce(question[]${quizTextFields}, []),
  "several": count(answers[right == true]) > 1,
  "answers": coalesce(answers[]{_key, "text": coalesce(text[]${quizTextFields}, [])}, [])
`

/** A lesson's body, close to the shape of `domain/learning/lesson-body`; `toLessonBody` completes the mapping. */
const lessonBodyFields = /* groq */ `{
  "_type": select(_type == "captionedTable" => "table", _type), _key,
  _type == "block" => {..., ${resolvedLinks}},
  _type == "figure" => {caption, "image": @${imageFields}},
  _type == "callout" => {"tone": coalesce(tone, "note"), title, "text": coalesce(text[]${linkedText}, [])},
  _type == "code" => {language, filename, code},
  _type == "quotation" => {"text": coalesce(text[]${linkedText}, []), source},
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
    "transcript": coalesce(transcript[]${linkedText}, []),
    "stops": coalesce(stops[]{_key, second, "quiz": quiz{"_type": "quiz", "_key": ^._key, ${quizFields}}}, [])
  },
  _type == "quiz" => {${quizFields}},
  _type == "exercise" => {title, "task": coalesce(task[]${linkedText}, []), "criteria": coalesce(criteria, []), "handsIn": handsIn == true}
}`

/**
 * Every course on sale with its outline, and the body of its free lessons only: the build's single query for all
 * lesson pages. Without the build's token no bodies are returned.
 */
export const prerenderedLessonsQuery =
  defineQuery(`*[_type == "course" && defined(slug.current) && length(title) > 0 && price > 0 && !defined(archivedAt) && ${isPublicNow}] {
    ${lessonCourseFields},
    curriculum[]{
      _key, title, free, opensAfterDays,
      lessons[]{
        _key, title, "slug": slug.current, minutes, ownWork, kind, free,
        "body": select(coalesce(free, ^.free) == true => content->body[]${lessonBodyFields})
      }
    }
  }`)

/** The draft body of one lesson, and the document it is in. Returns data only in the Studio's preview. */
export const lessonPreviewQuery = defineQuery(`*[_type == "course" && _id == $courseId][0] {
  "id": (curriculum[].lessons[])[_key == $lessonKey][0].content._ref,
  "body": (curriculum[].lessons[])[_key == $lessonKey][0].content->body[]${lessonBodyFields}
}`)
