import {createHash} from 'node:crypto'
import {existsSync, globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import * as z from 'zod/mini'

const fingerprintsSchema = z.object({schema: z.string(), seed: z.string()})
type Fingerprints = z.infer<typeof fingerprintsSchema>

export interface CheckoutChanges {
  /** sentences about what was pulled, or edited, since the last start and what the start has done about it */
  sentences: (seeded: readonly string[]) => string[]
  /** notes the present state; called when the start has done its work */
  remember: () => void
}

/**
 * Compares the content types and the sample content of the checkout with those of the stack's last start. There is nothing to
 * say at the first start.
 */
export function checkoutChanges(root: string, dataDir: string): CheckoutChanges {
  const file = join(dataDir, 'checkout.json')
  const before = readFingerprints(file)
  const now: Fingerprints = {
    schema: fingerprint(root, ['studio/schema.json']),
    seed: fingerprint(root, ['studio/seed/**/*.*'], /\.test\.tsx?$/),
  }
  return {
    sentences: (seeded) => {
      if (before === null) return []
      return [
        ...(before.schema === now.schema
          ? []
          : [
              'The content types have changed since the last start: the Studio was built anew, and documents keep what they hold.',
            ]),
        ...(before.seed === now.seed || seeded.every((line) => line.startsWith('0 documents written'))
          ? []
          : ['The sample content has changed since the last start:', ...seeded.map((line) => `  ${line}`)]),
      ]
    },
    remember: () => writeFileSync(file, JSON.stringify(now)),
  }
}

/** What the seed loader prints about the documents, without its steps. */
export function seedSummary(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Seeding') && !line.startsWith('  '))
}

function readFingerprints(file: string): Fingerprints | null {
  if (!existsSync(file)) return null
  try {
    return fingerprintsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // A start that was killed may have left half of it.
    return null
  }
}

function fingerprint(root: string, patterns: string[], leftOut?: RegExp): string {
  const files = globSync(patterns, {cwd: root}).filter((file) => !leftOut?.test(file))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
