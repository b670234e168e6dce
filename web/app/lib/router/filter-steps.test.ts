import {catalogueFilters as definition, type CatalogueFilters} from '@lectern/domain/catalogue'
import {expect, test} from 'vitest'
import {nextStep, type FilterStep} from './filter-steps'

/** A browser history at a list, whose URL changes at once or later. */
function openList() {
  const history = [definition.initial]
  let last: FilterStep<CatalogueFilters> | null = null
  const arrive = (step: FilterStep<CatalogueFilters>) => {
    history.splice(history.length - (step.replace ? 1 : 0), 1, step.filters)
    step.from = step.query
  }
  const ask = (change: Partial<CatalogueFilters>, live: boolean) => {
    last = nextStep(definition, history.at(-1) ?? definition.initial, last, change, live)
    return last
  }
  return {
    change: (change: Partial<CatalogueFilters>) => arrive(ask(change, false)),
    changeLive: (change: Partial<CatalogueFilters>) => arrive(ask(change, true)),
    /** several changes before the URL changes */
    changeAtOnce: (...changes: Partial<CatalogueFilters>[]) =>
      changes.map((change) => ask(change, false)).forEach(arrive),
    typeAtOnce: (...searches: string[]) => searches.map((search) => ask({search}, true)).forEach(arrive),
    back: () => void history.pop(),
    urls: () => history.map((filters) => definition.serialize(filters).toString()),
  }
}

test('each change is a history entry', () => {
  const list = openList()
  list.change({category: null, level: 'Beginner'})
  list.change({rating: 4})
  expect(list.urls()).toEqual(['', 'level=Beginner', 'level=Beginner&rating=4'])
})

test('typing is one history entry, and moving a slider after it another', () => {
  const list = openList()
  for (const search of ['s', 'se', 'seo']) list.changeLive({search})
  for (const max of [195, 190]) list.changeLive({price: {min: 0, max}})
  expect(list.urls()).toEqual(['', 'q=seo', 'q=seo&max=190'])
})

test('typing after another change is a separate history entry', () => {
  const list = openList()
  list.changeLive({search: 'a'})
  list.change({rating: 4})
  for (const search of ['ab', 'abc']) list.changeLive({search})
  expect(list.urls()).toEqual(['', 'q=a', 'q=a&rating=4', 'q=abc&rating=4'])
})

test('typing after Back is a separate history entry', () => {
  const list = openList()
  list.changeLive({search: 'seo'})
  list.back()
  list.changeLive({search: 'a'})
  expect(list.urls()).toEqual(['', 'q=a'])
})

test('changes before the URL has changed are combined', () => {
  const list = openList()
  list.changeAtOnce({level: 'Beginner'}, {rating: 4})
  expect(list.urls().at(-1)).toBe('level=Beginner&rating=4')
  list.typeAtOnce('s', 'se', 'seo')
  expect(list.urls().at(-1)).toBe('q=seo&level=Beginner&rating=4')
})

test('a change without an effect adds no history entry', () => {
  const list = openList()
  list.change({rating: null})
  expect(list.urls()).toEqual([''])
})
