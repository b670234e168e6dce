import {registerHooks} from 'node:module'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import {DEFECTS, withDefect} from './defects.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/** From now on the files of a defect are loaded with it in them; no file is changed. */
export function putBack(id: string): void {
  const defect = DEFECTS.find((one) => one.id === id)
  if (!defect) throw new Error(`There is no defect ${id}: ${DEFECTS.map((one) => one.id).join(', ')}.`)
  const files = new Map(defect.edits.map(({file}) => [pathToFileURL(join(root, file)).href, file]))
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      const file = files.get(url)
      if (file === undefined || loaded.source === undefined || loaded.source === null) return loaded
      return {
        ...loaded,
        source: withDefect(defect, file, Buffer.from(loaded.source as Uint8Array).toString()),
      }
    },
  })
}
