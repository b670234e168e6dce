import {describe, expect, test} from 'vitest'
import {DatasetView} from './dataset-view.ts'
import type {LakeDocument} from '../store/document.ts'
import {evaluateQuery, parseQuery} from './groq.ts'
import {planQuery} from './query-plan.ts'
import {runQuery} from './query.ts'

const reference = (id: string) => ({_type: 'reference', _ref: id})
const documents = [
  {_id: 'a', _type: 'course', title: 'A', price: 3, instructor: reference('i'), next: reference('b')},
  {_id: 'b', _type: 'course', title: 'B', price: 1, instructor: reference('i')},
  {_id: 'c', _type: 'course', title: 'C', price: 2, instructor: reference('j'), tags: ['x']},
  {_id: 'i', _type: 'instructor', name: 'I', best: reference('a')},
  {_id: 'j', _type: 'instructor', name: 'J', type: 'course'},
  {
    _id: 'n',
    _type: 'note',
    about: [reference('a'), {_key: 'k', deep: {in: reference('c')}}],
    wanted: 'course',
    number: 5,
  },
].map((document) => ({_rev: 'r', _createdAt: '', _updatedAt: '', ...document})) as LakeDocument[]
const view = new DatasetView(documents)

const context = {projectId: 'lectern', dataset: 'production', identity: 'me'}
const params = {
  type: 'course',
  id: 'a',
  ids: ['c', 'a', 'missing', 'a'],
  types: ['note', 'course'],
  number: 5,
  nothing: null,
}

/** The query without a plan: groq-js scanning the dataset. */
function scan(query: string): unknown {
  return evaluateQuery(query, parseQuery(query, params), {
    dataset: documents,
    params,
    identity: context.identity,
    timestamp: new Date(),
    sanity: context,
    dereference: ({_ref}) => documents.find(({_id}) => _id === _ref),
  })
}

describe('a planned query answers as a scan does', () => {
  test.each([
    '*',
    'count(*)',
    '*[0]',
    '*[1..2]._id',
    '*[_type == "course"]._id',
    '*["course" == _type]._id',
    '*[_type == $type && price > 1] | order(price desc)._id',
    '*[_type == "course" && ($type == "course" || price > 1) && ($type == "" || price > 1)]._id',
    '*[$type == "course" || price > 1]._id',
    '*[$number == "5" || price > 1]._id',
    '*[_type == "course" && (title || price)]._id',
    '*[_type == "course"] | order(select($type == "x" => title) asc, select($number == 5 => price) desc, _id asc)._id',
    '*[_type == "course"]{"a": select($type == "x" => 1, $type == "course" && price > 1 => 2, 3), "b": select($id == "b" => 1)}',
    '*[_type == "none"]',
    '*[_type == 5]',
    '*[_type == $nothing]',
    '*[_type in ["note", "course"]]._id',
    '*[_type in $types]._id',
    '*[_type in $ids]._id',
    '*[_id == $id][0].title',
    '*[_id == "missing"]',
    '*[_id in $ids]._id',
    '*[_id in ["c", "a"] && _type == "course"]._id',
    '*[_id in path("*")]._id',
    '*[_type == "course" || _id == "i"]._id',
    '*[!(_type == "course")]._id',
    '*[(_type == "course") && (price < 3)]._id',
    '*[references("a")]._id',
    '*[references($ids)]._id',
    '*[references("a", "i")]._id',
    '*[references($nothing)]._id',
    '*[_type == "instructor"]{_id, "courses": *[_type == "course" && references(^._id)]._id}',
    '*[_type == "instructor"]{_id, "n": count(*[references(^._id)])}',
    '*[_type == "instructor"]{_id, "missing": *[references(^.nothing)]._id}',
    '*[_type == "note"]{"wanted": *[_type == ^.wanted]._id, "self": *[_id == ^._id]._id, "none": *[_id == ^.number]}',
    '*[_type == "instructor"]{"deep": *[_type == "course" && instructor._ref == ^._id]{"same": *[references(^._id)]._id, "outer": *[_id == ^.^._id]._id}}',
    '*[_type == "course"]{"made": *[_id == "" + ^._id].title, "none": *[_id == "x-" + ^._id], "not": *[_id == ^.price + "x"]}',
    '*[_type == "course"] | order(coalesce(*[_type == "course" && _id == "" + ^._id][0].price, 9) asc)._id',
    '*[_type == "course"]{"next": next->title, "by": instructor->{name, "best": best->title}}',
    '*[_type == "course"].instructor->name',
    '*[_type == "note"].about[]._ref',
    '*[_type == "note"][0].about[defined(_ref)]._ref',
    '*[_type == "note"][0]{"all": about[]{"n": count(*[_type == "course"]), "is": *[_id == ^._ref]._id}}',
    'array::unique(*[]._type)',
    '{"a": *[_id == "a"][0], "n": count(*[_type == "course"])}',
    '*[_type == "course"] | score(title match "A") | order(_score desc){title}[0]',
    '*[_type == *[_id == "n"][0].wanted]._id',
    '*[_type == "course" && _id in *[_type == "instructor"].best._ref]._id',
    'select(count(*[_type == "note"]) > 0 => "yes", "no")',
    'fn lake::card($course) = $course{title, "by": instructor->name}; *[_type == "course"]{"card": lake::card(@)}',
  ])('%s', (query) => {
    const expected = scan(query)
    expect(runQuery(view, query, params, context).result).toEqual(expected ?? null)
  })
})

test('a plan leaves literals alone', () => {
  const tree = {type: 'Value', value: {type: 'Everything'}}
  expect(planQuery(tree)).toEqual(tree)
})

describe('a query depends', () => {
  const tags = (query: string) => new Set(runQuery(view, query, params, context).syncTags)

  test('on the types and documents it looks at', () => {
    const course = tags('*[_type == "course"]')
    const instructor = tags('*[_type == "instructor"]')
    expect(course.size).toBe(1)
    expect(tags('*[_type in ["course", "instructor"]]')).toEqual(new Set([...course, ...instructor]))
    expect(tags('*[_id == "a"]')).not.toEqual(course)
    expect([...tags('*[_type == "course" && _id == "i"]')]).not.toContain([...course][0])
  })

  test('on everything when it looks at everything', () => {
    expect(tags('*[title == "A"]')).toEqual(tags('*[references("a")]'))
    expect(tags('*[_type == "course"]{"n": count(*[references(^._id)])}')).toEqual(tags('*'))
  })

  test('on everything when it follows very many references, so that its answer stays small', () => {
    const many = Array.from({length: 1_100}, (_, n) => ({
      ...documents[0]!,
      _id: `m${n}`,
      next: reference(`x${n}`),
    }))
    const query = '*[_type == "course"]{"next": next->title}'
    expect(runQuery(new DatasetView(many), query, {}, context).syncTags).toEqual([...tags('*')])
  })
})

test('a query that does not end is given up', () => {
  const many = new DatasetView(
    Array.from({length: 400}, (_, n) => ({
      _id: `${n}`,
      _type: 'x',
      _rev: '',
      _createdAt: '',
      _updatedAt: '',
    })),
  )
  const query = '*{"a": *{"b": *{"c": count(*[_rev == "none"])}}}'
  expect(() => runQuery(many, query, {}, {...context, timeLimit: 50})).toThrow('query took longer')
})
