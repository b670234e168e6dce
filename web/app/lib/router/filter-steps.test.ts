import {catalogueFilters as definition, type CatalogueFilters} from '@lectern/domain/catalogue'
import {expect, test} from 'vitest'
import {nextStep, type FilterStep} from './filter-steps'

/** A browser's history at a list, whose URL follows a change at once or later. */
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
    /** changes more quickly than the URL follows */
    changeAtOnce: (...changes: Partial<CatalogueFilters>[]) =>
      changes.map((change) => ask(change, false)).forEach(arrive),
    typeAtOnce: (...searches: string[]) => searches.map((search) => ask({search}, true)).forEach(arrive),
    back: () => void history.pop(),
    urls: () => history.map((filters) => definition.serialize(filters).toString()),
  }
}

test('each change is a step', () => {
  const list = openList()
  list.change({category: null, level: 'Beginner'})
  list.change({rating: 4})
  expect(list.urls()).toEqual(['', 'level=Beginner', 'level=Beginner&rating=4'])
})

test('what is typed is one step together, and what is slid after it another', () => {
  const list = openList()
  for (const search of ['s', 'se', 'seo']) list.changeLive({search})
  for (const max of [195, 190]) list.changeLive({price: {min: 0, max}})
  expect(list.urls()).toEqual(['', 'q=seo', 'q=seo&max=190'])
})

test('what is typed after something else was changed is a step of its own', () => {
  const list = openList()
  list.changeLive({search: 'a'})
  list.change({rating: 4})
  for (const search of ['ab', 'abc']) list.changeLive({search})
  expect(list.urls()).toEqual(['', 'q=a', 'q=a&rating=4', 'q=abc&rating=4'])
})

test('what is typed after Back is a step of its own', () => {
  const list = openList()
  list.changeLive({search: 'seo'})
  list.back()
  list.changeLive({search: 'a'})
  expect(list.urls()).toEqual(['', 'q=a'])
})

test('changes that come before the URL has followed keep each other', () => {
  const list = openList()
  list.changeAtOnce({level: 'Beginner'}, {rating: 4})
  expect(list.urls().at(-1)).toBe('level=Beginner&rating=4')
  list.typeAtOnce('s', 'se', 'seo')
  expect(list.urls().at(-1)).toBe('q=seo&level=Beginner&rating=4')
})

test('a change that changes nothing is no step', () => {
  const list = openList()
  list.change({rating: null})
  expect(list.urls()).toEqual([''])
})
