import * as z from 'zod/mini'

const severitySchema = z.enum(['info', 'low', 'moderate', 'high', 'critical'])
type Severity = z.infer<typeof severitySchema>

/** Something known to be wrong with a dependency. */
export interface Advisory {
  /** `GHSA-…`, of https://github.com/advisories; npm's number where it has none */
  id: string
  package: string
  severity: Severity
  title: string
  url: string
}

/** An advisory that does not keep the audit from passing. */
export interface Allowed {
  id: string
  package: string
  /** why it does not matter here */
  why: string
  /** `YYYY-MM-DD`: until when */
  until: string
}

const viaSchema = z.object({
  source: z.int(),
  name: z.string(),
  title: z.string(),
  url: z.string(),
  severity: severitySchema,
})

/** What `npm audit --json` prints: an advisory stands at its package, and by name at every package that needs that one. */
const auditSchema = z.object({
  auditReportVersion: z.literal(2),
  vulnerabilities: z.record(z.string(), z.object({via: z.array(z.union([z.string(), viaSchema]))})),
})

const failureSchema = z.object({message: z.optional(z.string()), error: z.object({summary: z.string()})})

/** The registry has not answered, or with something else. */
export class NoAudit extends Error {}

/**
 * The advisories in what `npm audit --json` has printed.
 * @throws NoAudit when it is not the report of an audit
 */
export function readAdvisories(output: string): Advisory[] {
  const json = parseJson(output)
  const report = auditSchema.safeParse(json)
  if (!report.success) {
    const failure = failureSchema.safeParse(json)
    const words = failure.success ? failure.data.message || failure.data.error.summary : ''
    throw new NoAudit(`npm has given no audit: ${words || 'its answer is not a report'}`)
  }
  const found = Object.values(report.data.vulnerabilities).flatMap(({via}) =>
    via.flatMap((entry) => (typeof entry === 'string' ? [] : [toAdvisory(entry)])),
  )
  return [...new Map(found.map((advisory) => [`${advisory.id} ${advisory.package}`, advisory])).values()]
}

function parseJson(output: string): unknown {
  try {
    return JSON.parse(output)
  } catch {
    return null
  }
}

function toAdvisory({source, name, title, url, severity}: z.infer<typeof viaSchema>): Advisory {
  const id = /GHSA(-\w{4}){3}/.exec(url)?.[0] ?? String(source)
  return {id, package: name, severity, title, url}
}

/** What does not fail the audit by itself. */
const HARMLESS: ReadonlySet<Severity> = new Set(['info', 'low'])

/**
 * The sentences that fail the audit: an advisory of moderate severity or more that is not allowed, or not any more, and what is
 * allowed without need.
 * @param today `YYYY-MM-DD`
 */
export function judge(advisories: readonly Advisory[], allowed: readonly Allowed[], today: string): string[] {
  const entryOf = (advisory: Advisory) =>
    allowed.find(({id, package: name}) => id === advisory.id && name === advisory.package)
  const serious = advisories.filter(({severity}) => !HARMLESS.has(severity))
  const refused = serious.flatMap((advisory) => {
    const {id, package: name, severity, title, url} = advisory
    const entry = entryOf(advisory)
    if (entry === undefined) return [`${severity}: ${title} (${name}, ${id}, ${url})`]
    return entry.until < today ? [`${id} of ${name} was allowed until ${entry.until}: ${entry.why}`] : []
  })
  const stale = allowed
    .filter(({id, package: name}) => !advisories.some((other) => other.id === id && other.package === name))
    .map(({id, package: name}) => `${id} of ${name} is allowed, and no dependency has it any more.`)
  return [...refused, ...stale]
}
