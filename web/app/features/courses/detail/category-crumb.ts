import type {Course} from './model'

/** The category of a course as the crumb between the catalogue and the course; none for a course outside of the catalogue. */
export function categoryCrumb({
  category,
  categoryName,
  listed,
}: Pick<Course, 'category' | 'categoryName' | 'listed'>): {label: string; to: string}[] {
  return categoryName === '' || !listed
    ? []
    : [{label: categoryName, to: `/courses/${encodeURIComponent(category)}`}]
}
