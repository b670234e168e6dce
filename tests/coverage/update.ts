import {writeFileSync} from 'node:fs'
import {formatTable, readTable, readTests, TABLE, withTests} from './statements.ts'

/** `npm run coverage:statements`: writes the names of the tests into `docs/specification-coverage.tsv`. */
const tests = readTests()
writeFileSync(TABLE, formatTable(withTests(readTable(), tests)))
const statements = new Set(tests.flatMap((test) => test.statements))
console.log(`${statements.size} statements are shown by ${tests.length} tests.`)
