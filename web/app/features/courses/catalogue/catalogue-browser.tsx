import {catalogueFilters} from '@lectern/domain/catalogue'
import {useId, useMemo, useState, type ReactNode} from 'react'
import {browseCatalogue} from './browse-catalogue'
import {CategoryCards} from './category-cards'
import {COURSES, CourseList} from './course-list'
import {FilterPanel} from './filter-panel'
import type {Catalogue, Category} from './model'
import {useCourseSearch} from './use-course-search'
import {useRemotePage} from './use-remote-page'
import {WhyLearn} from './why-learn'
import {useFilters} from '~/lib/router/use-filters'
import {Button} from '~/ui/button'
import {classNames} from '~/ui/class-names'
import {pluralize} from '~/ui/content/pluralize'
import {Field} from '~/ui/form/field'
import {SearchBox} from '~/ui/form/search-box'
import {Select} from '~/ui/form/select'
import {FilterIcon} from '~/ui/icons'
import {Container} from '~/ui/layout/container'
import {FilterChips} from '~/ui/navigation/filter-chips'

interface CatalogueBrowserProps {
  catalogue: Catalogue
  /** the only category whose courses these are */
  category?: Category
  title: string
  /** over and under the title */
  before?: ReactNode
  lead?: ReactNode
  /** in the line over the list */
  besides?: ReactNode
  /** in place of the list when there are no courses at all */
  empty?: ReactNode
  /** under the list */
  children?: ReactNode
}

/** Search, filters and sorting over a grid of courses: all of them, or those of a category. */
export function CatalogueBrowser({
  catalogue,
  category,
  title,
  before,
  lead,
  besides,
  empty,
  children,
}: CatalogueBrowserProps) {
  // On the page of a category there is none to choose: the cards lead to the others.
  const context = useMemo(
    () => (category ? {...catalogue, categories: []} : catalogue),
    [catalogue, category],
  )
  const list = useFilters(catalogueFilters, context)
  const controls = useMemo(
    () => (category ? {...list, fields: list.fields.filter(({name}) => name !== 'category')} : list),
    [list, category],
  )
  const {filters, chips, sortField, untilKnown, change, clear} = controls
  const [panelOpen, setPanelOpen] = useState(false)
  const panelId = useId()
  const [searching, setSearching] = useState(false)
  const {isLarge} = catalogue
  const slug = category?.slug
  const search = useCourseSearch(!isLarge && (searching || filters.search !== ''), slug ?? '')
  const browsed = useMemo(
    () => browseCatalogue(context, filters, search && search.courses),
    [context, filters, search],
  )
  const remote = useRemotePage(isLarge && !browsed ? {...filters, category: slug ?? filters.category} : null)
  const shown = browsed ?? remote.value?.page ?? null

  return (
    <>
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-8 pb-section lg:gap-6 lg:pt-6">
        <header className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[1fr_30rem]">
          <div className="grid gap-4">
            {before}
            <h1 className="text-5xl tracking-tighter">{title}</h1>
            {lead}
          </div>
          <SearchBox
            label="Search courses..."
            size="lg"
            value={filters.search}
            onFocus={() => setSearching(true)}
            onChange={(search) => change({search}, {live: true})}
          />
        </header>
        <CategoryCards categories={catalogue.categories} page={category} controls={controls} />
        <noscript>
          Filters and further pages need JavaScript. {isLarge ? 'Many courses are' : 'Every course is'} in the{' '}
          <a href="/sitemap">sitemap</a>.
        </noscript>
        {catalogue.total === 0 && empty ? (
          empty
        ) : (
          <>
            <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:flex-nowrap">
                {besides}
                <p
                  aria-live="polite"
                  className={classNames('tabular min-w-28 font-display text-base font-medium', untilKnown)}
                >
                  {shown ? pluralize(shown.total, 'course') : remote.hasFailed ? '' : 'Looking…'}
                </p>
                <div className="flex grow items-center justify-end gap-3 max-[22.5rem]:flex-wrap lg:order-2 lg:grow-0">
                  <Field label={sortField.label} hideLabel className="max-sm:grow">
                    {(control) => (
                      <Select
                        {...control}
                        options={sortField.options}
                        value={sortField.value}
                        onChange={(event) => change(sortField.set(event.currentTarget.value))}
                      />
                    )}
                  </Field>
                  <Button
                    variant="secondary"
                    className="max-[22.5rem]:grow"
                    aria-expanded={panelOpen}
                    aria-controls={panelId}
                    onClick={() => setPanelOpen(!panelOpen)}
                  >
                    <FilterIcon />
                    Filters
                  </Button>
                </div>
              </div>
              <FilterPanel id={panelId} open={panelOpen} controls={controls} />
              <FilterChips chips={chips} controls={COURSES} onChange={change} onClear={clear} />
            </div>
            <CourseList
              shown={shown}
              outdated={!isLarge && catalogue.outdated === true}
              remote={remote}
              search={remote.value?.search ?? search}
              controls={controls}
            />
          </>
        )}
      </Container>
      {children}
      <WhyLearn reasons={catalogue.whyLearn} />
    </>
  )
}
