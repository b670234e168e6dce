import {linkedText, resolvedLinks} from '@lectern/domain/content/linked-text'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {defineQuery} from 'groq'
import {outlineFields} from './stored-outline.ts'

/*
 * These queries see documents as they are stored (`privateSanity`), so each names what it wants: the published course by its
 * id, and its draft by `drafts.` and the id only where a course that was sold has been unpublished. Lessons are read as
 * published, never as drafts.
 */

const imageFields = /* groq */ `{
  alt,
  "ref": asset->_id,
  "color": asset->metadata.palette.dominant.background,
  "hotspot": select(defined(hotspot) => {"x": hotspot.x, "y": hotspot.y}),
  "crop": select(defined(crop) => {"top": crop.top, "bottom": crop.bottom, "left": crop.left, "right": crop.right})
}`

// Whoever asks for a draft or a version by its own id is shown nothing of it as published.
const courseFields = /* groq */ `
  "isPublished": _id == $courseId && !(_id in path("drafts.**")) && !(_id in path("versions.**")) && ${isPublicNow},
  title,
  "slug": slug.current,
  "teacher": instructor->name,
  "instructorId": instructor._ref,
  duration,
  "image": image${imageFields},
  ${outlineFields}
`

/** Words, pictures and code, as questions and answers have them. */
const quizTextFields = /* groq */ `{
  _type, _key,
  _type == "block" => {..., ${resolvedLinks}},
  _type == "figure" => {caption, "image": @${imageFields}},
  _type == "code" => {language, filename, "code": coalesce(code, "")}
}`

const quizFields = /* groq */ `
  "question": coalesce(question[]${quizTextFields}, []),
  "several": count(answers[right == true]) > 1,
  "answers": coalesce(answers[]{
    _key,
    "text": coalesce(text[]${quizTextFields}, []),
    "right": right == true,
    "explanation": coalesce(explanation[]${quizTextFields}, [])
  }, [])
`

const lessonFields = /* groq */ `{
  _rev,
  "body": coalesce(body[]{
    _type, _key,
    _type == "block" => {..., ${resolvedLinks}},
    _type == "figure" => {caption, "image": @${imageFields}},
    _type == "callout" => {tone, title, "text": coalesce(text[]${linkedText}, [])},
    _type == "code" => {language, filename, "code": coalesce(code, "")},
    _type == "quotation" => {"text": coalesce(text[]${linkedText}, []), source},
    _type == "captionedTable" => {caption, "rows": coalesce(table.rows[]{_key, "cells": coalesce(cells, [])}, [])},
    _type == "download" => {
      title, "url": file.asset->url, "size": file.asset->size, "extension": file.asset->extension
    },
    _type == "video" => {
      title,
      "file": file.asset->{url, mimeType},
      muxPlaybackId,
      "poster": poster${imageFields},
      "captionsUrl": captions.asset->url,
      "transcript": coalesce(transcript[]${linkedText}, []),
      "stops": coalesce(stops[]{_key, second, "quiz": quiz{"_type": "quiz", "_key": ^._key, ${quizFields}}}, [])
    },
    _type == "quiz" => {${quizFields}},
    _type == "exercise" => {title, "task": coalesce(task[]${linkedText}, []), "criteria": coalesce(criteria, []), "handsIn": handsIn == true}
  }, [])
}`

/**
 * One lesson and the outline of its course. Where the course itself is gone, the lesson is found by what it says of itself:
 * those who bought the course keep it.
 */
export const lessonQuery = defineQuery(`{
  "course": coalesce(*[_type == "course" && _id == $courseId][0], *[_type == "course" && _id == $draftId][0]){
    ${courseFields},
    "lesson": (curriculum[defined(lessons)].lessons[])[_key == $lessonKey][0].content->${lessonFields}
  },
  "orphan": select(
    count(*[_type == "course" && _id in [$courseId, $draftId]]) == 0 =>
      *[
        _type == "lessonContent" && course._ref == $courseId && lessonKey == $lessonKey
        && !(_id in path("drafts.**")) && !(_id in path("versions.**"))
      ][0]${lessonFields}
  )
}`)

/** A course with its outline. */
export const courseQuery = defineQuery(`coalesce(
  *[_type == "course" && _id == $courseId][0],
  *[_type == "course" && _id == $draftId][0]
){${courseFields}}`)

/** The document of a course that has or had an address: also of one that visitors do not find there. What is published comes first. */
export const courseAtQuery = defineQuery(`*[
  _type == "course" && !(_id in path("versions.**")) && (slug.current == $address || $address in formerSlugs)
] | order((slug.current == $address) desc, (_id in path("drafts.**")) asc)[0]._id`)

/** A course with its outline, and the words of its lessons: texts of each block, without code and the answers to questions. */
export const textsQuery = defineQuery(`coalesce(
  *[_type == "course" && _id == $courseId][0],
  *[_type == "course" && _id == $draftId][0]
){
  ${courseFields},
  "texts": curriculum[defined(lessons)].lessons[]{
    _key,
    "texts": coalesce(content->body[]{
      "texts": select(
        _type == "block" => [pt::text(@)],
        _type == "figure" => [caption],
        _type == "callout" => [title, pt::text(text)],
        _type == "quotation" => [pt::text(text), source],
        _type == "captionedTable" => [caption, array::join(table.rows[].cells[], " ")],
        _type == "download" => [title],
        _type == "video" => [title, pt::text(transcript)],
        _type == "quiz" => [pt::text(question)],
        _type == "exercise" => [title, pt::text(task), ...coalesce(criteria, [])],
        []
      )
    }.texts[], [])
  }
}`)

/** The keys of the lessons of a course that ask questions, those of videos aside. */
export const quizzesQuery = defineQuery(`coalesce(
  *[_type == "course" && _id == $courseId][0],
  *[_type == "course" && _id == $draftId][0]
){
  "lessons": (curriculum[defined(lessons)].lessons[])[
    count(content->body[_type == "quiz" && count(answers[right == true]) > 0]) > 0
  ]._key
}`)

/** The questions of a course's lessons and their answers in words, for staff: without any where one is only a picture or code. */
export const questionsQuery = defineQuery(`coalesce(
  *[_type == "course" && _id == $courseId][0],
  *[_type == "course" && _id == $draftId][0]
){
  "lessons": curriculum[defined(lessons)].lessons[]{
    _key,
    "inText": coalesce(content->body[_type == "quiz"]{
      _key,
      "question": coalesce(pt::text(question), ""),
      "answers": coalesce(answers[]{_key, "text": coalesce(pt::text(text), ""), "right": right == true}, [])
    }, []),
    "inVideos": coalesce(content->body[_type == "video" && defined(stops)].stops[]{
      _key,
      "question": coalesce(pt::text(quiz.question), ""),
      "answers": coalesce(quiz.answers[]{_key, "text": coalesce(pt::text(text), ""), "right": right == true}, [])
    }, [])
  }
}`)
