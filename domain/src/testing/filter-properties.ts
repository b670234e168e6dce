import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import type {FilterDefinition, FilterField, OrderAndPage} from '../lists/filters.ts'

/** Arbitrary search texts, normalized as in filters: blank ones are empty. */
export const anySearch = fc.oneof(
  fc.constantFrom('', 'a', 'Ada ', ' two  words'),
  fc
    .string({unit: 'binary', maxLength: 50})
    .map((search) => search.toWellFormed())
    .map((search) => (search.trim() === '' ? '' : search)),
)

interface FilterSamples<Item, Context, F> {
  /** arbitrary items; their ids may repeat */
  item: fc.Arbitrary<Item>
  /** arbitrary filters, including those that filter nothing */
  filters: fc.Arbitrary<F>
  context: Context
}

/** Property tests that every list with filters must pass. */
export function testFilterProperties<Item extends {id: string}, Context, F extends OrderAndPage>(
  definition: FilterDefinition<Item, Context, F>,
  {item, filters, context}: FilterSamples<Item, Context, F>,
): void {
  const {initial, cleared} = definition
  const names = Object.keys(cleared)
  const list = fc.uniqueArray(item, {selector: ({id}) => id, maxLength: 40})
  const parse = (query: ConstructorParameters<typeof URLSearchParams>[0]) =>
    definition.parse(new URLSearchParams(query), context)
  const chipNames = (chosen: F) => definition.chips(chosen, context).map(({name}) => name)
  const filter = (items: readonly Item[], chosen: F) => definition.filter(items, chosen, context)

  describe('the URL', () => {
    test('gives back exactly the filters that were written to it', () => {
      fc.assert(
        fc.property(filters, (chosen) => {
          expect(parse(definition.serialize(chosen))).toEqual(chosen)
        }),
      )
    })

    test('is empty for what is asked at first', () => {
      expect(definition.serialize(initial).toString()).toBe('')
      expect(parse('')).toEqual(initial)
    })

    test('gives valid filters whatever it says', () => {
      const expectValid = (query: string) => {
        const read = parse(query)
        expect(Object.keys(read).toSorted()).toEqual(Object.keys(initial).toSorted())
        expect(parse(definition.serialize(read))).toEqual(read)
        expect(definition.browse([], read, context)).toEqual({items: [], page: 1, pageCount: 1, total: 0})
      }
      fc.assert(fc.property(fc.webQueryParameters(), expectValid))
      // The list's own parameters with arbitrary values.
      fc.assert(
        fc.property(filters, fc.infiniteStream(fc.string({unit: 'binary'})), (chosen, values) => {
          const params = definition.serialize(chosen)
          for (const name of new Set(params.keys())) params.set(name, values.next().value ?? '')
          expectValid(params.toString())
        }),
      )
    })
  })

  describe('what narrows the list', () => {
    test('is every filter but its order and its page', () => {
      expect(names.toSorted()).toEqual(
        Object.keys(initial)
          .filter((name) => name !== 'sort' && name !== 'page')
          .toSorted(),
      )
      expect(definition.isActive(initial)).toBe(false)
    })

    test('has a chip each, in words', () => {
      fc.assert(
        fc.property(filters, (chosen) => {
          const chips = definition.chips(chosen, context)
          expect(definition.isActive(chosen)).toBe(chips.length > 0)
          for (const {label} of chips) expect(label.trim()).not.toBe('')
        }),
      )
      const seen = new Set(fc.sample(filters, {numRuns: 500, seed: 1}).flatMap(chipNames))
      expect([...seen].toSorted()).toEqual(names.toSorted())
    })

    test('goes chip by chip, and all at once, and the order stays', {tags: ['S2.05.06', 'S2.05.07']}, () => {
      fc.assert(
        fc.property(filters, (chosen) => {
          let left = chosen
          for (const {name, removal} of definition.chips(chosen, context)) {
            left = definition.change(left, removal)
            expect(chipNames(left)).toEqual(chipNames(left).filter((other) => other !== name))
          }
          expect(definition.isActive(left)).toBe(false)
          expect(definition.change(chosen, cleared)).toEqual({...initial, sort: chosen.sort})
        }),
      )
    })

    test('only ever takes away, and the same again changes nothing', () => {
      fc.assert(
        fc.property(list, filters, (items, chosen) => {
          const found = filter(items, chosen)
          expect(items.filter((item) => found.includes(item))).toEqual(found)
          expect(filter(found, chosen)).toEqual(found)
          expect(found.length === items.length || definition.isActive(chosen)).toBe(true)
          for (const {removal} of definition.chips(chosen, context)) {
            const more = new Set(filter(items, definition.change(chosen, removal)))
            expect(found.filter((item) => !more.has(item))).toEqual([])
          }
        }),
      )
    })

    test.each(names)('%s lets some pass and others not', (name) => {
      const items = fc.sample(item, {numRuns: 300, seed: 1})
      const chosen = fc
        .sample(filters, {numRuns: 300, seed: 1})
        .map((sample) => ({...sample, ...cleared, [name]: sample[name as keyof F]}))
        .filter((alone) => definition.isActive(alone))
      const counts = chosen.map((alone) => filter(items, alone).length)
      expect(Math.max(...counts)).toBeGreaterThan(0)
      expect(Math.min(...counts)).toBeLessThan(items.length)
    })
  })

  test('every field sets what it shows', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        for (const field of definition.fields(chosen, context)) {
          expect(field.label).not.toBe('')
          const after = (change: Partial<F>) => {
            const changed = definition.change(chosen, change)
            const shown = definition.fields(changed, context).find(({name}) => name === field.name)
            return {value: shown?.value, narrows: chipNames(changed).includes(field.name)}
          }
          expect(after({}).value).toEqual(field.value)
          for (const {change, ...expected} of settings(field)) expect(after(change)).toEqual(expected)
        }
      }),
    )
  })

  test('every choice has its own words', () => {
    for (const field of definition.fields(initial, context)) {
      const labels = field.kind === 'range' ? [] : field.options.map(({label}) => label)
      expect(labels).toEqual([...new Set(labels)].filter((label) => label.trim() !== ''))
    }
  })

  test('every order keeps all items, whatever order they came in', () => {
    const {options, set} = definition.sortField(initial)
    for (const {value, label} of options) {
      expect(label).not.toBe('')
      const {sort} = definition.change(initial, set(value))
      expect(sort).toBe(value)
      fc.assert(
        fc.property(list, (items) => {
          const sorted = definition.sort(items, sort)
          expect(new Set(sorted)).toEqual(new Set(items))
          expect(definition.sort(items.toReversed(), sort)).toEqual(sorted)
        }),
      )
    }
  })

  test('the pages together hold what was found once, in order', () => {
    fc.assert(
      fc.property(list, filters, (items, chosen) => {
        const page = (page: number) => definition.browse(items, {...chosen, page}, context)
        const {pageCount, total} = page(1)
        const pages = Array.from({length: pageCount}, (_, index) => page(index + 1).items)
        expect(pages.flat()).toEqual(definition.sort(filter(items, chosen), chosen.sort))
        expect(pages.flat()).toHaveLength(total)
        for (const shown of pages) expect(shown.length).toBeLessThanOrEqual(definition.pageSize)
      }),
    )
  })

  test('anything but the page itself goes back to page 1', {tags: ['S4.03.12']}, () => {
    fc.assert(
      fc.property(filters, filters, (chosen, {page, ...change}) => {
        expect(definition.change(chosen, change as Partial<F>)).toEqual({...change, page: 1})
        expect(definition.change(chosen, {page} as Partial<F>)).toEqual({...chosen, page})
      }),
    )
  })
}

/** All changes that a field can make, each with what the field shows afterwards and whether it is then active. */
function settings<Change>(field: FilterField<Change>) {
  if (field.kind !== 'range')
    return field.options.map(({value}) => ({change: field.set(value), value, narrows: value !== ''}))
  const {from, to, step, set} = field
  const whole = {min: from, max: to}
  const part = {min: from + step, max: to - step}
  return [
    {change: set(whole), value: whole, narrows: false},
    {change: set(part), value: part, narrows: true},
  ]
}
