import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {DEFECTS, withDefect} from './defects.ts'

const root = join(import.meta.dirname, '..', '..', '..')

test.each(DEFECTS)('the defect $id still fits the files that it is put back into', (defect) => {
  for (const {file} of defect.edits) {
    const text = readFileSync(join(root, file), 'utf8')
    expect(withDefect(defect, file, text)).not.toBe(text)
  }
})
