import {parseArgs} from 'node:util'
import {parseOffset, stackName} from './ports.ts'
import type {StackOptions} from './stack.ts'

export interface StartOptions {
  help: boolean
  /** delete the data of earlier runs */
  fresh: boolean
  /** added to every port */
  offset: number
  /** download a Java runtime where there is none */
  downloads: boolean
  /** the Studio's development server in place of its build */
  devStudio: boolean
}

/**
 * Reads the options of `npm start`.
 * @throws TypeError for an unknown option, RangeError for an invalid offset
 */
export function readStartOptions(args: readonly string[]): StartOptions {
  const {values} = parseArgs({
    args: [...args],
    options: {
      fresh: {type: 'boolean', default: false},
      offset: {type: 'string', default: '0'},
      'no-download': {type: 'boolean', default: false},
      'dev-studio': {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  })
  return {
    help: values.help,
    fresh: values.fresh,
    offset: parseOffset(values.offset),
    downloads: !values['no-download'],
    devStudio: values['dev-studio'],
  }
}

/** The options of the stack for these arguments. */
export function stackFor({
  fresh,
  offset,
  downloads,
  devStudio,
}: StartOptions): Omit<StackOptions, 'onProgress' | 'onDownload'> {
  return {
    name: stackName('start', offset),
    offset,
    fresh,
    web: 'dev',
    studio: true,
    devStudio,
    saves: true,
    history: true,
    downloads,
  }
}
