import {expect, test} from 'vitest'
import {categoryCrumb} from './category-crumb'

const course = {category: 'data & ai', categoryName: 'Data', listed: true}

test('a course of the catalogue stands under its category', () => {
  expect(categoryCrumb(course)).toEqual([{label: 'Data', to: '/courses/data%20%26%20ai'}])
})

test('one that is only in an offer, or has no category, does not', () => {
  expect(categoryCrumb({...course, listed: false})).toEqual([])
  expect(categoryCrumb({...course, categoryName: ''})).toEqual([])
})
