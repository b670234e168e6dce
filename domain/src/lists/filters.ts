/*
 * Lists with filters: search, choices, ranges, sorting and pagination, stored in the URL. One definition per list
 * provides the type, the URL parsing and serialization, the predicate, the chips, the fields, "is active" and
 * "clear". The kinds of filters are in `filter-kinds.ts`.
 */
import {byId, paginate, type Page} from './listing.ts'

/** One filter of a list. */
export interface Filter<Item, Value, Context> {
  /** the value that filters nothing */
  readonly initial: Value
  /** Parses the value from a URL. Invalid input becomes `initial`: no URL is rejected. */
  readonly parse: (params: URLSearchParams, context: Context) => Value
  /** The URL parameters of the value; null for none. A value that filters nothing has none. */
  readonly serialize: (value: Value) => Readonly<Record<string, string | null>>
  /** Returns the predicate for a value. Called once per list, so work that depends only on the value is done once. */
  readonly predicate: (value: Value, context: Context) => (item: Item) => boolean
  /** The label of the chip that removes the filter. */
  readonly chip: (value: Value, context: Context) => string
  /** The form field that sets the value; null when the screen renders its own control. */
  readonly field: null | ((value: Value, context: Context) => FilterField<Value>)
  /** What passes, as a condition of a GROQ query, for lists that are filtered there; the same documents as by the predicate. */
  readonly condition?: (value: Value) => QueryCondition
}

/** A condition of a GROQ query, with its parameters by their names. */
interface QueryCondition {
  readonly groq: string
  readonly params: Readonly<Record<string, string | number>>
}

/** One of several options, with values as in the URL; the option for "no filter" has an empty value. */
export interface ChoiceField<Result> {
  readonly kind: 'radio' | 'select'
  readonly label: string
  readonly options: readonly {readonly value: string; readonly label: string}[]
  readonly value: string
  readonly set: (value: string) => Result
}

/** A minimum and a maximum. */
interface RangeField<Result> {
  readonly kind: 'range'
  readonly label: string
  /** the ends of the scale */
  readonly from: number
  readonly to: number
  readonly step: number
  readonly value: NumberRange
  readonly format: (value: number) => string
  readonly set: (value: NumberRange) => Result
}

export interface NumberRange {
  readonly min: number
  readonly max: number
}

export type FilterField<Result> = ChoiceField<Result> | RangeField<Result>

/** A sort order of a list. */
interface SortOrder<Item> {
  readonly label: string
  readonly compare: (a: Item, b: Item) => number
}

/** How well items match what is searched for: it takes the place of the first sort order while there is a search. */
interface Relevance<Item, Values, Context> {
  /** the label of the first sort order meanwhile */
  readonly label: string
  /** whether there is a search */
  readonly applies: (values: Values) => boolean
  /** the score of an item, higher ones first; equal ones are in the first sort order. Undefined while there are no scores */
  readonly score: (values: Values, context: Context) => ((item: Item) => number) | undefined
}

export interface OrderAndPage<Sort extends string = string> {
  readonly sort: Sort
  /** from 1 */
  readonly page: number
}

/** The state of a list's filters: the value of each filter, the sort order and the page. */
export type Filters<Values, Sort extends string> = Values & OrderAndPage<Sort>

/** The label of an active filter, and the change that removes it. */
export interface Chip<F> {
  readonly name: string
  readonly label: string
  readonly removal: Partial<F>
}

/** A named field of the list's form; `set` returns the change to apply. */
export type NamedField<F> = FilterField<Partial<F>> & {readonly name: string}

/** A list with filters: see {@link defineFilters}. `F` is the type of its filters. */
export interface FilterDefinition<Item, Context, F extends OrderAndPage> {
  /** no filters, the first sort order, the first page */
  readonly initial: F
  /** the change that removes every filter; the sort order stays */
  readonly cleared: Partial<F>
  readonly pageSize: number
  /** Parses a URL. Invalid parameters become their initial value. */
  parse(params: URLSearchParams, context: Context): F
  /** Serializes to URL parameters; initial values are omitted. */
  serialize(filters: F): URLSearchParams
  /** Applies a change: anything but a change of the page resets it to page 1. */
  change(filters: F, change: Partial<F>): F
  /** Whether any filter is active (sort order and page don't count). */
  isActive(filters: F): boolean
  /** One chip per active filter. */
  chips(filters: F, context: Context): Chip<F>[]
  /** The form's fields. */
  fields(filters: F, context: Context): NamedField<F>[]
  /** The field that sets the sort order. */
  sortField(filters: F): ChoiceField<Partial<F>>
  /** The items that pass every filter, in their given order. */
  filter<I extends Item>(items: readonly I[], filters: F, context: Context): I[]
  /** The conditions of the active filters, for a query; a filter without one narrows no query. */
  conditions(filters: F): QueryCondition[]
  /** A sorted copy; equal items are in a stable order (by id), so that pages never overlap. */
  sort<I extends Item>(items: readonly I[], sort: F['sort']): I[]
  /** Filters, sorts, and returns the requested page. */
  browse<I extends Item>(items: readonly I[], filters: F, context: Context): Page<I>
}

/** The type of a definition's filters. */
export type FiltersOf<Definition extends {readonly initial: unknown}> = Definition['initial']

interface ListOptions<Item, Context, Values, Sort extends string> {
  /** by name, in the order of the form, the chips and the URL */
  readonly filters: {readonly [Name in keyof Values]: Filter<Item, Values[Name], Context>}
  /** by URL value; the first is the default. Without any, the list keeps its given order */
  readonly sorts?: Readonly<Record<Sort, SortOrder<Item>>>
  /** the order of what a search finds, instead of the first one */
  readonly relevance?: Relevance<Item, Values, Context>
  /** items per page; without it there is a single page */
  readonly pageSize?: number
}

/**
 * Defines a list with filters for one type of items. `Context` is what the filters need besides the item, such as the
 * existing categories; pass the same object while it is unchanged, because results are cached per context object.
 *
 *     const courseFilters = defineFilters<Course, Context>()({filters: {search: search(…), level: choice(…)}, sorts: …})
 */
export function defineFilters<Item extends {readonly id: string}, Context = void>() {
  return <Values extends object, Sort extends string = 'given'>({
    filters: definitions,
    sorts,
    relevance,
    pageSize = Infinity,
  }: ListOptions<Item, Context, Values, Sort>): FilterDefinition<Item, Context, Filters<Values, Sort>> => {
    type F = Filters<Values, Sort>
    type Name = keyof Values & string
    const names = Object.keys(definitions) as Name[]
    const orders = Object.keys(sorts ?? {}) as Sort[]
    const firstSort = orders[0] ?? ('given' as Sort)

    const eachValue = (valueOf: (name: Name) => Values[Name]) =>
      Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Values
    const changeOf = (name: Name, value: Values[Name]) => ({[name]: value}) as Partial<Values> as Partial<F>
    const narrows = (name: Name, filters: F) =>
      Object.values(definitions[name].serialize(filters[name])).some((value) => value !== null)
    const initialValues = eachValue((name) => definitions[name].initial)
    const sortNamed = (name: string | null) => orders.find((order) => order === name) ?? firstSort

    const definition: FilterDefinition<Item, Context, F> = {
      initial: {...initialValues, sort: firstSort, page: 1},
      cleared: initialValues,
      pageSize,

      parse: (params, context) => ({
        ...eachValue((name) => definitions[name].parse(params, context)),
        sort: sortNamed(params.get('sort')),
        page: parsePage(params.get('page')),
      }),

      serialize(filters) {
        const params = new URLSearchParams()
        for (const name of names)
          for (const [param, value] of Object.entries(definitions[name].serialize(filters[name])))
            if (value !== null) params.set(param, value)
        if (filters.sort !== firstSort) params.set('sort', filters.sort)
        if (filters.page !== 1) params.set('page', String(filters.page))
        return params
      },

      change: (filters, change) => ({...filters, page: 1, ...change}),

      isActive: (filters) => names.some((name) => narrows(name, filters)),

      chips: (filters, context) =>
        names
          .filter((name) => narrows(name, filters))
          .map((name) => ({
            name,
            label: definitions[name].chip(filters[name], context),
            removal: changeOf(name, definitions[name].initial),
          })),

      fields: (filters, context) =>
        names.flatMap((name) => {
          const field = definitions[name].field?.(filters[name], context)
          return field ? [{name, ...withResult(field, (value) => changeOf(name, value))}] : []
        }),

      sortField: (filters) => ({
        kind: 'select',
        label: 'Sort by',
        options: orders.map((value) => ({
          value,
          label:
            value === firstSort && relevance?.applies(filters)
              ? relevance.label
              : (sorts?.[value].label ?? value),
        })),
        value: filters.sort,
        set: (value) => ({sort: sortNamed(value)}) as Partial<F>,
      }),

      filter(items, filters, context) {
        let found = [...items]
        for (const name of names)
          if (narrows(name, filters))
            found = found.filter(definitions[name].predicate(filters[name], context))
        return found
      },

      conditions: (filters) =>
        names.flatMap((name) => {
          const condition = narrows(name, filters) && definitions[name].condition?.(filters[name])
          return condition ? [condition] : []
        }),

      sort(items, sort) {
        if (!sorts) return [...items]
        const {compare} = sorts[sort]
        return items.toSorted((a, b) => compare(a, b) || byId(a, b))
      },

      browse(items, filters, context) {
        const sorted = definition.sort(definition.filter(items, filters, context), filters.sort as F['sort'])
        const score =
          filters.sort === firstSort && relevance?.applies(filters)
            ? relevance.score(filters, context)
            : undefined
        // The sort is stable: equally good matches stay in the first sort order.
        if (score) sorted.sort((a, b) => score(b) - score(a))
        return paginate(sorted, filters.page, pageSize)
      },
    }
    return definition
  }
}

/** Maps the result of a field, otherwise unchanged. */
function withResult<Value, Result>(
  field: FilterField<Value>,
  resultOf: (value: Value) => Result,
): FilterField<Result> {
  return field.kind === 'range'
    ? {...field, set: (value: NumberRange) => resultOf(field.set(value))}
    : {...field, set: (value: string) => resultOf(field.set(value))}
}

/** The page of a URL, from 1; invalid values give the first. */
function parsePage(page: string | null): number {
  return page !== null && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}
