import {ARTICLE_CATEGORIES} from '@lectern/domain/article'
import {isPublicNow} from '@lectern/domain/content/public-content'
import {BookIcon} from '@sanity/icons/Book'
import {CogIcon} from '@sanity/icons/Cog'
import {ComposeIcon} from '@sanity/icons/Compose'
import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {FolderIcon} from '@sanity/icons/Folder'
import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {PackageIcon} from '@sanity/icons/Package'
import {SparklesIcon} from '@sanity/icons/Sparkles'
import {TagIcon} from '@sanity/icons/Tag'
import {UserIcon} from '@sanity/icons/User'
import {UsersIcon} from '@sanity/icons/Users'
import {orderableDocumentListDeskItem} from '@sanity/orderable-document-list'
import type {ComponentType} from 'react'
import {map} from 'rxjs'
import type {StructureBuilder, StructureResolver, StructureResolverContext} from 'sanity/structure'
import {apiVersion} from '@lectern/domain/content/api-version'
import {lessonsByCourse, textsWithoutLesson} from './learning/lessons-by-course'

/** What makes a published course one that visitors find and can buy. */
const onSale = `defined(slug.current) && length(title) > 0 && price > 0 && !defined(archivedAt) && ${isPublicNow}`

interface CourseGroup {
  _id: string
  name: string
  count: number
}

/**
 * A list of categories or instructors with their numbers of courses in the shop, as the shop counts them, each opening the list
 * of all their courses.
 */
function coursesBy(
  S: StructureBuilder,
  {documentStore}: StructureResolverContext,
  field: 'category' | 'instructor',
  title: string,
) {
  const order = field === 'category' ? 'orderRank asc, name asc' : 'name asc'
  // A category is a filter of the catalogue; an instructor's page lists the courses of the offer too.
  const inShop = `${onSale}${field === 'category' ? ' && listing != "offer"' : ''}`
  const published = '!(_id in path("drafts.**")) && !(_id in path("versions.**"))'
  const query = `*[_type == $field && ${published}] | order(${order}) {
    _id,
    "name": coalesce(name, "Without a name"),
    "count": count(*[_type == "course" && ${published} && ${inShop} && ${field}._ref == ^._id])
  }`
  return documentStore.listenQuery(query, {field}, {apiVersion, perspective: 'raw'}).pipe(
    map((groups: CourseGroup[]) =>
      S.list()
        .title(title)
        .items(
          groups.map(({_id, name, count}) =>
            S.listItem()
              .id(_id)
              .title(`${name} (${count})`)
              .icon(field === 'category' ? TagIcon : UserIcon)
              .child(
                S.documentTypeList('course')
                  .id(_id)
                  .title(name)
                  .apiVersion(apiVersion)
                  .filter(`_type == "course" && ${field}._ref == $group`)
                  .params({group: _id})
                  .initialValueTemplates([S.initialValueTemplateItem(`course-by-${field}`, {[field]: _id})]),
              ),
          ),
        ),
    ),
  )
}

function courses(S: StructureBuilder, context: StructureResolverContext) {
  return S.listItem()
    .id('catalogue')
    .title('Catalogue')
    .icon(BookIcon)
    .child(
      S.list()
        .id('catalogue')
        .title('Catalogue')
        .items([
          S.listItem()
            .id('all')
            .title('All courses')
            .icon(BookIcon)
            .child(
              S.documentTypeList('course')
                .id('all')
                .title('All courses')
                .apiVersion(apiVersion)
                .filter('_type == "course" && listing != "offer"')
                .canHandleIntent(
                  (name, {type}) => (name === 'edit' || name === 'create') && type === 'course',
                )
                .defaultOrdering([{field: 'title', direction: 'asc'}]),
            ),
          S.listItem()
            .id('by-category')
            .title('By category')
            .icon(FolderIcon)
            .child(() => coursesBy(S, context, 'category', 'By category')),
          S.listItem()
            .id('by-instructor')
            .title('By instructor')
            .icon(UsersIcon)
            .child(() => coursesBy(S, context, 'instructor', 'By instructor')),
        ]),
    )
}

function articles(S: StructureBuilder) {
  const newest = [{field: 'date', direction: 'desc'} as const]
  return S.listItem()
    .id('articles')
    .title('Articles')
    .icon(ComposeIcon)
    .child(
      S.list()
        .id('articles')
        .title('Articles')
        .items([
          S.listItem()
            .id('all')
            .title('All articles')
            .icon(ComposeIcon)
            .child(S.documentTypeList('article').id('all').title('All articles').defaultOrdering(newest)),
          S.divider(),
          ...ARTICLE_CATEGORIES.map((category) =>
            S.listItem()
              .id(category.toLowerCase().replaceAll(' ', '-'))
              .title(category)
              .icon(FolderIcon)
              .child(
                S.documentTypeList('article')
                  .id(category.toLowerCase().replaceAll(' ', '-'))
                  .title(category)
                  .apiVersion(apiVersion)
                  .filter('_type == "article" && category == $category')
                  .params({category})
                  .defaultOrdering(newest)
                  .initialValueTemplates([S.initialValueTemplateItem('article-in-category', {category})]),
              ),
          ),
        ]),
    )
}

/** A singleton: its document id is its type's name, which intent links elsewhere in the Studio rely on. */
function singleton(S: StructureBuilder, type: string, title: string, icon: ComponentType) {
  return S.listItem()
    .id(type)
    .title(title)
    .icon(icon)
    .child(S.document().id(type).schemaType(type).documentId(type).title(title))
}

/** The Studio's navigation: courses by group, people, articles by category, pages, and singletons. */
export const structure: StructureResolver = (S, context) =>
  S.list()
    .id('content')
    .title('Content')
    .items([
      courses(S, context),
      S.listItem()
        .id('offer')
        .title('Home page offer')
        .icon(SparklesIcon)
        .child(
          S.documentTypeList('course')
            .id('offer')
            .title('Home page offer')
            .apiVersion(apiVersion)
            .filter('_type == "course" && listing == "offer"')
            // Intent links to a course open it in the catalogue list, which contains every course.
            .canHandleIntent(() => false)
            .initialValueTemplates([S.initialValueTemplateItem('course-on-offer')]),
        ),
      S.listItem()
        .id('bundles')
        .title('Bundles')
        .icon(PackageIcon)
        .child(
          S.documentTypeList('bundle')
            .id('bundles')
            .title('Bundles')
            .defaultOrdering([{field: 'title', direction: 'asc'}]),
        ),
      lessonsByCourse(S, context),
      textsWithoutLesson(S),
      orderableDocumentListDeskItem({
        type: 'category',
        id: 'categories',
        title: 'Categories',
        icon: TagIcon,
        S,
        context,
      }),
      S.listItem()
        .id('instructors')
        .title('Instructors')
        .icon(UsersIcon)
        .child(
          S.documentTypeList('instructor')
            .id('instructors')
            .title('Instructors')
            .defaultOrdering([{field: 'name', direction: 'asc'}]),
        ),
      S.divider(),
      articles(S),
      S.listItem()
        .id('pages')
        .title('Pages')
        .icon(DocumentTextIcon)
        .child(
          S.documentTypeList('page')
            .id('pages')
            .title('Pages')
            .defaultOrdering([{field: 'title', direction: 'asc'}]),
        ),
      singleton(S, 'faqPage', 'Questions and answers', HelpCircleIcon),
      singleton(S, 'helpPage', 'Help', InfoOutlineIcon),
      S.divider(),
      singleton(S, 'siteSettings', 'Site settings', CogIcon),
    ])
