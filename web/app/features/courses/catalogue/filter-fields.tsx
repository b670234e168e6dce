import {DURATIONS, RATINGS} from '@lectern/domain/catalogue'
import {LEVELS} from '@lectern/domain/course'
import type {Category} from './model'
import {Field} from '~/ui/form/field'
import {Select} from '~/ui/form/select'
import {Choice} from '~/ui/form/choice'
import {durationWords} from './filter-words'
import {PriceRange} from './price-range'
import type {FilterControls} from './use-catalogue-filters'

const levels = [
  {value: null, label: 'All Levels'},
  ...LEVELS.filter((level) => level !== 'All Levels').map((level) => ({value: level, label: level})),
]
const durations = [
  {value: null, label: 'All'},
  ...DURATIONS.map((duration) => ({value: duration, label: durationWords[duration]})),
]
const ratings = [
  {value: null, label: 'Any'},
  ...RATINGS.map((rating) => ({value: rating, label: `${rating}+`})),
]

/** The fields of the filter panel. */
export function FilterFields({
  categories,
  controls: {filters, change},
}: {
  categories: readonly Category[]
  controls: FilterControls
}) {
  return (
    <>
      <Field label="Category">
        {(control) => (
          <Select
            {...control}
            value={filters.category ?? ''}
            onChange={(event) => change({category: event.currentTarget.value || null})}
          >
            <option value="">All categories</option>
            {categories.map(({slug, name}) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <PriceRange
        min={filters.priceMin}
        max={filters.priceMax}
        onChange={(range) => change(range, {live: true})}
      />
      <Choice label="Level" options={levels} value={filters.level} onChange={(level) => change({level})} />
      <Choice
        label="Duration"
        options={durations}
        value={filters.duration}
        onChange={(duration) => change({duration})}
      />
      <Choice
        label="Rating"
        options={ratings}
        value={filters.rating}
        onChange={(rating) => change({rating})}
      />
    </>
  )
}
