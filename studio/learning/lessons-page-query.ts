const filter = `_type == "course" && ($search == "" || title match $search)`

/** Numbers alone, of one page of courses: neither grows with the outlines, nor with the number of courses. */
export const lessonsPageQuery = `{
  "total": count(*[${filter}]),
  "courses": *[${filter}] | order(lower(title) asc, _id asc) [0...$count] {
    _id,
    "title": coalesce(title, "Untitled course"),
    "lessons": coalesce(count(curriculum[defined(lessons)].lessons[]), 0),
    "written": coalesce(count(curriculum[defined(lessons)].lessons[count(content->body) > 0]), 0)
  }
}`
