import {expect, test} from 'vitest'
import {nameSize} from './name-size'

test.each([
  ['Ada Fenn', 'large'],
  ['王小明', 'large'],
  ['Дмитрий Константинович Рождественский', 'medium'],
  ['เอ็ดเวิร์ด ณ นคร', 'large'],
  ['長'.repeat(15), 'medium'],
  ['Pablo Diego José Francisco de Paula Juan Nepomuceno María de los Remedios', 'small'],
  ['x'.repeat(201), 'tiny'],
])('%s is set %s', (name, size) => {
  expect(nameSize(name)).toBe(size)
})
