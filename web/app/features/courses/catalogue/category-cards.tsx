import {catalogueFilters} from '@lectern/domain/catalogue'
import {Link} from 'react-router-dom'
import {columnCount, wholeTitles, type ColumnCount} from './category-layout'
import type {CatalogueControls, Category} from './model'
import {classNames} from '~/ui/class-names'

const COLUMNS: Readonly<Record<ColumnCount, string>> = {
  1: 'lg:grid-cols-1',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
}

interface CategoryCardsProps {
  categories: readonly Category[]
  /** the category whose page this is */
  page?: Category | undefined
  controls: CatalogueControls
}

/**
 * The categories as cards with some of their courses. Each leads to its page, with the same search and filters; the chosen one
 * leads back to all courses.
 */
export function CategoryCards({categories, page, controls: {filters}}: CategoryCardsProps) {
  if (categories.length === 0) return null
  const query = `${catalogueFilters.serialize(catalogueFilters.change(filters, {category: null}))}`
  return (
    <nav aria-label="Categories" className="-mx-gutter overflow-x-auto px-gutter [scrollbar-width:none]">
      <ul
        className={classNames(
          'grid auto-cols-[15rem] grid-flow-col gap-px overflow-hidden rounded p-px max-lg:w-max sm:max-lg:grid-rows-2 lg:grid-flow-row',
          COLUMNS[columnCount(categories.length)],
        )}
      >
        {categories.map((category) => {
          const chosen = category.slug === (page?.slug ?? filters.category)
          return (
            // The lines between cards are their outlines, which forced colors draw too.
            <li key={category.slug} className="grid outline outline-border">
              <Link
                to={{pathname: chosen ? '/courses' : `/courses/${category.slug}`, search: query}}
                preventScrollReset
                aria-current={chosen ? 'true' : undefined}
                className={classNames(
                  'grid content-start gap-1.5 p-4 -outline-offset-2 transition-colors lg:gap-0.5 lg:px-5 lg:py-2.5',
                  chosen ? 'bg-chosen text-on-chosen' : 'bg-surface hover:bg-surface-raised',
                )}
              >
                <span className="flex items-baseline justify-between gap-2 font-display text-base leading-snug font-semibold">
                  {category.name}
                  <span className={classNames('tabular text-sm font-normal', !chosen && 'text-ink-faint')}>
                    {category.count > 0 && category.count}
                  </span>
                </span>
                {category.description && (
                  <span
                    className={classNames(
                      'line-clamp-2 text-sm leading-snug',
                      category.blurbs.length > 0 && 'lg:hidden',
                      !chosen && 'text-ink-soft',
                    )}
                  >
                    {category.description}
                  </span>
                )}
                {category.blurbs.length > 0 && (
                  <span
                    className={classNames('line-clamp-2 text-sm leading-snug', !chosen && 'text-ink-faint')}
                  >
                    {wholeTitles(category.blurbs).join(', ')}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
