const filter = `_type == "course" && ($search == "" || title match $search)`

/** A page of courses with how many lessons they have: it grows neither with the outlines nor with the number of courses. */
export const lessonsPageQuery = `{
  "total": count(*[${filter}]),
  "courses": *[${filter}] | order(lower(title) asc, _id asc) [0...$count] {
    _id,
    "title": coalesce(title, "Untitled course"),
    "lessons": coalesce(count(curriculum[defined(lessons)].lessons[]), 0)
  }
}`

/**
 * How many lessons of courses have a text that is published, by the ids of the stored documents, drafts beside what is published. In the
 * perspective `raw` a lesson leads to the text as published: that of drafts cannot tell whether anybody else sees it.
 */
export const publishedTextsQuery = `*[_id in $ids]{
  _id,
  "published": coalesce(count(curriculum[defined(lessons)].lessons[count(content->body) > 0]), 0)
}`

export interface ListedCourse {
  _id: string
  title: string
  lessons: number
}

/** The ids under which courses are stored, for {@link publishedTextsQuery}. */
export function storedIds(courses: readonly ListedCourse[]): string[] {
  return courses.flatMap(({_id}) => [_id, `drafts.${_id}`])
}

/** How many lessons of a course have a published text, of the outline that editors see: its draft's, where there is one. */
export function publishedTexts(
  {_id}: ListedCourse,
  counts: readonly {_id: string; published: number}[],
): number {
  const countOf = (id: string) => counts.find((count) => count._id === id)?.published
  return countOf(`drafts.${_id}`) ?? countOf(_id) ?? 0
}

export interface OutlinedCourse {
  title: string
  sections: {key: string; title: string; lessons: OutlinedLesson[]}[]
}

export interface OutlinedLesson {
  key: string
  title: string
  /** how long it takes; null where that is not said yet */
  minutes: number | null
  text: string | null
  /** `written`: only as a draft, which nobody but editors sees */
  state: 'published' | 'written' | 'planned'
}

/** A course as editors see it, and what there is of its texts; in the perspective `raw`. */
export const outlineQuery = `coalesce(*[_id == "drafts." + $course][0], *[_id == $course][0]) {
  "title": coalesce(title, "Untitled course"),
  "sections": coalesce(curriculum[]{
    "key": _key,
    "title": coalesce(title, "Untitled"),
    "lessons": coalesce(lessons[]{
      "key": _key,
      "title": coalesce(title, "Untitled lesson"),
      minutes,
      "text": content._ref,
      "state": select(
        count(content->body) > 0 => "published",
        count(*[_id == "drafts." + ^.content._ref][0].body) > 0 => "written",
        "planned"
      )
    }, [])
  }, [])
}`
