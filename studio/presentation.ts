import {CONTENT_PATHS, type ContentType} from '@lectern/domain/page-addresses'
import {getPublishedId} from 'sanity'
import {
  defineDocuments,
  defineLocations,
  type DocumentLocation,
  type PresentationPluginOptions,
} from 'sanity/presentation'
import {lessonOfText} from './schema/lesson/outline-rules'
import {storefront} from './storefront'

/** Preview locations of the site settings: every page uses some of them, these use the most. */
const pagesOfSettings: DocumentLocation[] = [
  {title: 'Home', href: '/'},
  {title: 'Courses', href: '/courses'},
  {title: 'Contact', href: '/contact'},
  {title: 'Help', href: '/help'},
]

/** Locations of a type with one page per document: `/course/slug`, or `/course/3` for a built-in sample. */
function pageOf(type: Exclude<ContentType, 'page'>) {
  return {
    route: `${CONTENT_PATHS[type]}/:id`,
    filter: `_type == "${type}" && (slug.current == $id || string(number) == $id || _id == $id)`,
    params: ({params}: {params: Record<string, string>}) => ({id: params.id ?? ''}),
  }
}

function idOf(id: string, route: string | string[]) {
  return {route, filter: '_id == $id', params: () => ({id})}
}

/** Maps URLs to the document that a page shows, and documents to the pages that show them. */
export const presentation: PresentationPluginOptions = {
  name: 'preview',
  title: 'Preview',
  previewUrl: {origin: storefront, preview: '/'},
  allowOrigins: [storefront],
  resolve: {
    mainDocuments: defineDocuments([
      pageOf('course'),
      pageOf('bundle'),
      pageOf('category'),
      pageOf('instructor'),
      pageOf('article'),
      {
        route: '/learn/:course/:lesson',
        filter: `_type == "lessonContent" && course->slug.current == $course &&
          _id in course->curriculum[].lessons[slug.current == $lesson].content._ref`,
        params: ({params}: {params: Record<string, string>}) => ({
          course: params.course ?? '',
          lesson: params.lesson ?? '',
        }),
      },
      idOf('faqPage', '/faq'),
      idOf('helpPage', '/help'),
      idOf('siteSettings', ['/', '/contact']),
      // Must be last, because the first matching route wins.
      {
        route: `${CONTENT_PATHS.page}/:slug`,
        filter: '_type == "page" && slug.current == $slug',
        params: ({params}: {params: Record<string, string>}) => ({slug: params.slug ?? ''}),
      },
    ]),
    locations: {
      course: defineLocations({
        select: {
          title: 'title',
          slug: 'slug.current',
          listing: 'listing',
          instructor: 'instructor.slug.current',
        },
        resolve: (course) =>
          course?.slug
            ? {
                locations: [
                  {title: course.title || 'Untitled course', href: `/course/${course.slug}`},
                  course.listing === 'offer'
                    ? {title: 'Home', href: '/'}
                    : {title: 'Courses', href: '/courses'},
                  ...(course.instructor
                    ? [{title: 'The instructor’s page', href: `/instructor/${course.instructor}`}]
                    : []),
                ],
              }
            : {message: 'Give the course an address to see its page.', tone: 'caution'},
      }),
      bundle: defineLocations({
        select: {title: 'title', slug: 'slug.current'},
        resolve: (bundle) =>
          bundle?.slug
            ? {
                locations: [
                  {title: bundle.title || 'Untitled bundle', href: `/bundles/${bundle.slug}`},
                  {title: 'Courses', href: '/courses'},
                ],
              }
            : {message: 'Give the bundle an address to see its page.', tone: 'caution'},
      }),
      category: defineLocations({
        select: {name: 'name', slug: 'slug.current'},
        resolve: (category) => ({
          locations: category?.slug
            ? [
                {title: `Courses in ${category.name}`, href: `/courses/${category.slug}`},
                {title: 'Courses', href: '/courses'},
              ]
            : [{title: 'Courses', href: '/courses'}],
        }),
      }),
      instructor: defineLocations({
        select: {name: 'name', slug: 'slug.current'},
        resolve: (instructor) =>
          instructor?.slug
            ? {
                locations: [
                  {title: instructor.name || 'Instructor', href: `/instructor/${instructor.slug}`},
                  {title: 'Instructors', href: '/instructors'},
                ],
              }
            : {message: 'Give the instructor an address to see the profile.', tone: 'caution'},
      }),
      lessonContent: defineLocations({
        select: {
          id: '_id',
          lessonKey: 'lessonKey',
          course: 'course.slug.current',
          curriculum: 'course.curriculum',
        },
        resolve: (content) => {
          const text = getPublishedId(String(content?.id))
          const lesson = lessonOfText(content?.curriculum, content?.lessonKey, text)
          return content?.course && lesson?.slug?.current
            ? {
                locations: [
                  {
                    title: lesson.title || 'Untitled lesson',
                    href: `/learn/${content.course}/${lesson.slug.current}`,
                  },
                  {title: 'The course', href: `/course/${content.course}`},
                ],
              }
            : {message: 'Give the lesson and its course an address to see its page.', tone: 'caution'}
        },
      }),
      article: defineLocations({
        select: {title: 'title', slug: 'slug.current'},
        resolve: (article) =>
          article?.slug
            ? {
                locations: [
                  {title: article.title || 'Untitled article', href: `/blog/${article.slug}`},
                  {title: 'Blog', href: '/blog'},
                ],
              }
            : {message: 'Give the article an address to see its page.', tone: 'caution'},
      }),
      page: defineLocations({
        select: {title: 'title', slug: 'slug.current'},
        resolve: (page) =>
          page?.slug
            ? {
                locations: [
                  {title: page.title || 'Untitled page', href: `/${page.slug}`},
                  {title: 'Sitemap', href: '/sitemap'},
                ],
              }
            : {message: 'Give the page an address to see it.', tone: 'caution'},
      }),
      faqPage: defineLocations({
        locations: [
          {title: 'Questions and answers', href: '/faq'},
          {title: 'Help', href: '/help'},
        ],
      }),
      helpPage: defineLocations({locations: [{title: 'Help', href: '/help'}]}),
      siteSettings: defineLocations({
        message: 'Shown on several pages',
        tone: 'positive',
        locations: pagesOfSettings,
      }),
    },
  },
}
