/* The filters that lists are made of. */
import type {Filter, NumberRange} from './filters.ts'
import {foldText, holdsWords, searchWords} from './text-search.ts'

/** Longest search that is kept from a URL, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 200

/**
 * Words to search for, in the parameter `q`. An item passes when its text holds every one of them, in any case, with or without
 * accents. The folded texts are kept for as long as the context stays: folding 10,000 of them takes longer than finding in
 * them.
 */
export function search<Item extends object, Context>({
  text,
}: {
  text: (item: Item, context: Context) => string
}): Filter<Item, string, Context> {
  let kept: {context: Context; folded: WeakMap<Item, string>} | undefined
  const foldedTextsIn = (context: Context) => {
    if (!kept || kept.context !== context) kept = {context, folded: new WeakMap()}
    return kept.folded
  }
  return {
    initial: '',
    parse(params) {
      const asked = (params.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH).toWellFormed()
      return asked.trim() === '' ? '' : asked
    },
    serialize: (value) => ({q: value.trim() === '' ? null : value}),
    predicate(value, context) {
      const words = searchWords(value)
      const folded = foldedTextsIn(context)
      return (item) => {
        let found = folded.get(item)
        if (found === undefined) {
          found = foldText(text(item, context))
          folded.set(item, found)
        }
        return holdsWords(found, words)
      }
    },
    chip: (value) => `“${value.trim()}”`,
    field: null,
  }
}

export interface Option<Value> {
  readonly value: Value
  readonly label: string
}

interface ChoiceOptions<Item, Value, Context> {
  /** its parameter in the URL */
  param: string
  /** what can be chosen, or how the context says it; the URL may give a value in any case */
  options: readonly Option<Value>[] | ((context: Context) => readonly Option<Value>[])
  test: (item: Item, value: Value) => boolean
  /** what its chip says, by the option's label: the label itself without it */
  chip?: (label: string) => string
  /** the form field and its word for no filter; null when the list's screen has a place of its own for it */
  field: null | {kind: 'radio' | 'select'; label: string; any: string}
}

/** One of several values, or none (null). */
export function choice<Item, const Value extends string | number, Context>({
  param,
  options,
  test,
  chip = (label) => label,
  field,
}: ChoiceOptions<Item, Value, Context>): Filter<Item, Value | null, Context> {
  const optionsIn = (context: Context) => (typeof options === 'function' ? options(context) : options)
  const find = (asked: string | null, context: Context) => {
    if (asked === null) return null
    const known = optionsIn(context)
    const found =
      known.find(({value}) => String(value) === asked) ??
      known.find(({value}) => foldText(String(value)) === foldText(asked))
    return found?.value ?? null
  }
  return {
    initial: null,
    parse: (params, context) => find(params.get(param), context),
    serialize: (value) => ({[param]: value === null ? null : String(value)}),
    predicate: (value) => (item) => value === null || test(item, value),
    chip: (value, context) =>
      chip(optionsIn(context).find((option) => option.value === value)?.label ?? String(value)),
    field:
      field &&
      ((value, context) => ({
        kind: field.kind,
        label: field.label,
        options: [
          {value: '', label: field.any},
          ...optionsIn(context).map((option) => ({value: String(option.value), label: option.label})),
        ],
        value: value === null ? '' : String(value),
        set: (asked) => find(asked, context),
      })),
  }
}

interface RangeOptions<Item> {
  /** its parameters in the URL */
  params: {min: string; max: string}
  label: string
  /** the ends of the scale; whole numbers, not negative */
  from: number
  to: number
  step: number
  /** a number of the scale, in words */
  format: (value: number) => string
  /** the item's number on the scale */
  of: (item: Item) => number
}

/**
 * From a lowest to a highest number, both included. At its own ends the scale sets no limit: nobody has asked for what lies
 * beyond it to be hidden.
 */
export function range<Item, Context>({
  params: names,
  label,
  from,
  to,
  step,
  format,
  of,
}: RangeOptions<Item>): Filter<Item, NumberRange, Context> {
  const number = (asked: string | null, fallback: number) => {
    if (asked === null || !/^\d{1,9}$/.test(asked)) return fallback
    return Math.min(Math.max(from + Math.round((Number(asked) - from) / step) * step, from), to)
  }
  const initial = {min: from, max: to}
  return {
    initial,
    parse(params) {
      const min = number(params.get(names.min), from)
      const max = number(params.get(names.max), to)
      return min > max ? initial : {min, max}
    },
    serialize: ({min, max}) => ({
      [names.min]: min === from ? null : String(min),
      [names.max]: max === to ? null : String(max),
    }),
    predicate: ({min, max}) => {
      const lowest = min === from ? -Infinity : min
      const highest = max === to ? Infinity : max
      return (item) => {
        const value = of(item)
        return value >= lowest && value <= highest
      }
    },
    chip: ({min, max}) => `${format(min)} to ${format(max)}`,
    field: (value) => ({kind: 'range', label, from, to, step, value, format, set: (next) => next}),
  }
}
