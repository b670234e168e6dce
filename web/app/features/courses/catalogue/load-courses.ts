import {replace} from 'react-router-dom'
import {loadCatalogue, type Catalogue, type Category} from './model'
import {movedTo, notFoundResponse} from '~/lib/router/responses'

/** The page of a category: its courses, and all categories. */
export interface CategoryPage {
  category: Category
  catalogue: Catalogue
}

/** Loads the page of the category with that slug. Its document id and former slugs redirect to the slug; an unknown one is a 404. */
export async function loadCategory(id: string, url: URL, signal?: AbortSignal): Promise<CategoryPage> {
  const catalogue = await loadCatalogue(signal, id)
  const category = catalogue.categories.find(({slug}) => slug === id)
  if (category) return {category, catalogue}
  const named = catalogue.categories.find((other) => other.hasMoved || other.id === id)
  throw named ? movedTo(`/courses/${named.slug}`, url) : notFoundResponse(id, '/courses', url)
}

/**
 * Loads all courses. An address that asks for a category and nothing else leads to the page of the category; with other filters
 * a category is one of them.
 */
export async function loadAllCourses({searchParams}: URL, signal?: AbortSignal): Promise<Catalogue> {
  const catalogue = await loadCatalogue(signal)
  const [[name, value] = [], ...others] = searchParams
  const category =
    name === 'category' && others.length === 0
      ? catalogue.categories.find(({slug}) => slug === value?.toLowerCase())
      : undefined
  if (category) throw replace(`/courses/${category.slug}`)
  return catalogue
}
