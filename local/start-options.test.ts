import {expect, test} from 'vitest'
import {parseOffset} from './ports.ts'
import {readStartOptions, stackFor} from './start-options.ts'

const stackOf = (...args: string[]) => stackFor(readStartOptions(args))

test('npm start starts the dev server and the Studio, and keeps its data', () => {
  expect(stackOf()).toEqual({
    name: 'start',
    offset: 0,
    fresh: false,
    web: 'dev',
    studio: true,
    saves: true,
    history: true,
    downloads: true,
  })
})

test('--fresh deletes the data', () => {
  expect(stackOf('--fresh')).toMatchObject({name: 'start', fresh: true})
})

test('--offset shifts the ports and gives the stack its own data', () => {
  expect(stackOf('--offset', '6000')).toMatchObject({name: 'start-6000', offset: 6000, fresh: false})
  expect(stackOf('--offset=6000', '--fresh')).toMatchObject({name: 'start-6000', offset: 6000, fresh: true})
})

test('--no-download downloads nothing', () => {
  expect(stackOf('--no-download')).toMatchObject({downloads: false})
})

test('an unknown option is rejected', () => {
  expect(() => stackOf('--frehs')).toThrow("Unknown option '--frehs'")
})

test.for(['abc', '', '1e3', '-1', '0.5', '50001'])('%j is not a valid offset', (text) => {
  expect(() => parseOffset(text)).toThrow(RangeError)
})
