import {expect, test} from 'vitest'
import {parseOffset, portsAt} from './ports.ts'
import {studioService} from './services.ts'
import {readStartOptions, stackFor} from './start-options.ts'

const stackOf = (...args: string[]) => stackFor(readStartOptions(args))

test('npm start starts the dev server and the Studio, and keeps its data', () => {
  expect(stackOf()).toEqual({
    name: 'start',
    offset: 0,
    fresh: false,
    web: 'dev',
    studio: true,
    devStudio: false,
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

test('--dev-studio starts the development server of the Studio, at the port that the lake knows', () => {
  expect(stackOf('--dev-studio')).toMatchObject({studio: true, devStudio: true})
  const [ports, site] = [portsAt(0), 'http://127.0.0.1:3000']
  const [built, dev] = [studioService(ports, site, false), studioService(ports, site, true)]
  expect(dev.args).toEqual([...built.args, '--dev'])
  expect(dev.env).toMatchObject({STUDIO_PORT: '3333', SANITY_STUDIO_API_HOST: 'http://127.0.0.1:3999'})
})

test('an unknown option is rejected', () => {
  expect(() => stackOf('--frehs')).toThrow("Unknown option '--frehs'")
})

test.for(['abc', '', '1e3', '-1', '0.5', '50001'])('%j is not a valid offset', (text) => {
  expect(() => parseOffset(text)).toThrow(RangeError)
})
