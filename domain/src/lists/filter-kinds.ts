/* The kinds of filters for `defineFilters`. */
import {isDocumentId} from '../document-id.ts'
import type {Filter, NumberRange} from './filters.ts'
import {foldText, holdsWords, searchWords} from '../text/text-search.ts'

/** Maximum length of a search text in a URL, in UTF-16 code units. */
const MAX_SEARCH_LENGTH = 200

/**
 * Full-text filter, in the parameter `q`. An item passes when its text contains every word, ignoring case and
 * accents, or when `also` finds it. Folded texts are cached per context object: folding 10,000 of them takes longer than
 * searching them.
 */
export function search<Item extends object, Context>({
  text,
  also,
}: {
  text: (item: Item, context: Context) => string
  /** the further items that the search finds, from an index say; called once per list */
  also?: (search: string, context: Context) => ((item: Item) => boolean) | undefined
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
      const alsoFound = also?.(value, context)
      return (item) => {
        let found = folded.get(item)
        if (found === undefined) {
          found = foldText(text(item, context))
          folded.set(item, found)
        }
        return holdsWords(found, words) || alsoFound?.(item) === true
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
  /** its URL parameter */
  param: string
  /** the options, or how to derive them from the context; values in the URL are case-insensitive */
  options: readonly Option<Value>[] | ((context: Context) => readonly Option<Value>[])
  test: (item: Item, value: Value) => boolean
  /** the test as a condition of a GROQ query, in which a parameter of the URL parameter's name is the value */
  groq?: string | ((value: Value) => string)
  /** formats the chip from the option's label; by default the label itself */
  chip?: (label: string) => string
  /** the form field and its label for no filter; null when the screen renders its own control */
  field: null | {kind: 'radio' | 'select'; label: string; any: string}
}

/** One of several values, or none (null). */
export function choice<Item, const Value extends string | number, Context>({
  param,
  options,
  test,
  groq,
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
    ...(groq !== undefined && {
      condition: (value) => ({
        groq: value === null ? 'true' : typeof groq === 'string' ? groq : groq(value),
        params: value === null ? {} : {[param]: value},
      }),
    }),
  }
}

interface ReferenceOptions<Item, Context> {
  /** its URL parameter */
  param: string
  test: (item: Item, id: string) => boolean
  /** the label of the chip; what a document is called may be known only once the list is loaded */
  chip: (context: Context) => string
}

/** The one document that a list is limited to, by its id, which links set; empty for none. */
export function reference<Item, Context>({
  param,
  test,
  chip,
}: ReferenceOptions<Item, Context>): Filter<Item, string, Context> {
  return {
    initial: '',
    parse: (params) => {
      const asked = params.get(param) ?? ''
      return isDocumentId(asked) ? asked : ''
    },
    serialize: (value) => ({[param]: value || null}),
    predicate: (value) => (item) => value === '' || test(item, value),
    chip: (_, context) => chip(context),
    field: null,
  }
}

interface RangeOptions<Item> {
  /** its URL parameters */
  params: {min: string; max: string}
  label: string
  /** the ends of the scale; non-negative integers */
  from: number
  to: number
  step: number
  /** formats a number of the scale */
  format: (value: number) => string
  /** the item's number on the scale */
  of: (item: Item) => number
  /** the same as an expression of a GROQ query */
  groq?: string
}

/**
 * A minimum and a maximum, both inclusive. The ends of the scale set no limit, so that items beyond the scale are not
 * hidden by default.
 */
export function range<Item, Context>({
  params: names,
  label,
  from,
  to,
  step,
  format,
  of,
  groq,
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
    ...(groq !== undefined && {
      condition({min, max}) {
        const least = min > from && {groq: `${groq} >= $${names.min}`, params: {[names.min]: min}}
        const most = max < to && {groq: `${groq} <= $${names.max}`, params: {[names.max]: max}}
        const limits = [least, most].filter((limit) => limit !== false)
        return {
          groq: limits.map((limit) => limit.groq).join(' && '),
          params: Object.assign({}, ...limits.map((limit) => limit.params)) as Record<string, number>,
        }
      },
    }),
  }
}
