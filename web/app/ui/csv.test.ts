import fc from 'fast-check'
import {expect, test} from 'vitest'
import {csvLine} from './csv'

/** Reads a line as RFC 4180 says. */
function readLine(line: string): string[] {
  const cells = [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n$)/g)]
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

test('a cell is quoted where it has to be', () => {
  expect(csvLine(['Ada', 'a,b', 'say "hi"', 'two\nlines', null, 12.5, -3])).toBe(
    'Ada,"a,b","say ""hi""","two\nlines",,12.5,-3\r\n',
  )
})

test.each(['=1+1', '+49', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u00a0=1', '＝1', '＋1', '－1', '＠A1'])(
  '%j is a text, not a formula',
  (text) => {
    expect(readLine(csvLine([text]))).toEqual([`'${text}`])
  },
)

/** Words of the characters that mean something in a table. */
const written = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '"', ',', "'", '\t', '\r', '\n', ' ', 'a', '＝'),
  maxLength: 8,
})

test('whatever people write is read back, and begins no formula', () => {
  fc.assert(
    fc.property(fc.array(written, {minLength: 1, maxLength: 5}), (texts) => {
      const cells = readLine(csvLine(texts))
      expect(cells.map((text, index) => (text === `'${texts[index]}` ? texts[index] : text))).toEqual(texts)
      expect(cells.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([])
    }),
  )
})
