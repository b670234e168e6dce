import {randomBytes} from 'node:crypto'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod/mini'

/** The secrets of a lake, 256 bits each, created once for each data folder. */
const Tokens = z.object({
  /** reads everything, writes nothing: for functions and for the storefront's build */
  read: z.string(),
  /** reads and writes: for the seed and for tests */
  write: z.string(),
  /** what the Studio's cookie holds */
  session: z.string(),
})
export type Tokens = z.infer<typeof Tokens>

const FILE = 'tokens.json'

/**
 * The tokens of the lake with this data folder, created on the first call. The lake and the process that starts it may call
 * this in any order.
 * @throws ZodError or SyntaxError when the file is damaged
 */
export function tokensOf(folder: string): Tokens {
  const path = join(folder, FILE)
  mkdirSync(folder, {recursive: true})
  const made: Tokens = {read: secret(), write: secret(), session: secret()}
  try {
    // `wx` fails when the file is there. Only its owner may read it.
    writeFileSync(path, `${JSON.stringify(made, null, 2)}\n`, {flag: 'wx', mode: 0o600})
    return made
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Tokens.parse(JSON.parse(readFileSync(path, 'utf8')))
}

function secret(): string {
  return randomBytes(32).toString('base64url')
}
