import {SCREEN_SLUGS} from '@lectern/domain/page-slugs'
import * as z from 'zod/mini'
import {isAppError} from '../app-error.ts'
import type {Request, Response} from '../http-handler.ts'
import {previewUrl, siteUrl} from '../parameters.ts'
import {callerIp, countAgainstLimit} from '../rate-limit.ts'
import {REPORTED_DIRECTIVES} from '../services/log-events.ts'
import {log} from '../services/log.ts'

/** More than any report that says where a page has broken its policy; in bytes. */
const MOST_BYTES = 16_000

/** Of one caller, in an hour: a page that is broken for everybody is known long before. */
const MOST_REPORTS = 30
const WINDOW_SECONDS = 3600

const reportSchema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.optional(z.string()),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
  }),
})

/**
 * Answers `POST /api/csp-reports`, where browsers tell what the policy of a page has refused (the policy's `report-uri`). Anybody can
 * write there: what is logged is the directive, the kind of page and the host of what was refused, and nothing of an address else.
 * 400 for what is no report of a page of ours, 413 and 429 for too much; what extensions of a browser do is nobody's fault.
 */
export async function policyReports(request: Request, response: Response): Promise<void> {
  if (request.method !== 'POST') {
    response.status(405).set('Allow', 'POST').json({error: 'method-not-allowed'})
    return
  }
  const body = request.rawBody ?? Buffer.alloc(0)
  if (body.length > MOST_BYTES) {
    response.status(413).json({error: 'too-large'})
    return
  }
  const report = reportIn(body)
  if (report === null) {
    response.status(400).json({error: 'invalid-argument'})
    return
  }
  try {
    if (!report.isByExtension) {
      await countAgainstLimit({
        name: 'policy-report',
        key: callerIp(request),
        max: MOST_REPORTS,
        windowSeconds: WINDOW_SECONDS,
      })
      log('policy-violated', report)
    }
    response.status(204).end()
  } catch (error) {
    if (!isAppError(error, 'rate-limited')) throw error
    response.status(429).json({error: 'rate-limited'})
  }
}

/** What a report says; null when it is none, or not of a page of ours. */
function reportIn(body: Buffer) {
  const report = reportSchema.safeParse(parsed(body)).data?.['csp-report']
  if (!report || !URL.canParse(report['document-uri'])) return null
  const page = new URL(report['document-uri'])
  if (![siteUrl.value(), previewUrl.value()].includes(page.origin)) return null
  const first = page.pathname.split('/')[1] ?? ''
  const named = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0]
  const blocked = report['blocked-uri'] ?? ''
  return {
    directive: REPORTED_DIRECTIVES.find((directive) => directive === named) ?? ('other' as const),
    page:
      first === '' ? ('home' as const) : (SCREEN_SLUGS.find((slug) => slug === first) ?? ('other' as const)),
    blocked: hostOf(blocked),
    isByExtension: /^[\w-]*extension\b/.test(blocked),
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

/** The host of an address; of what has none the word that stands for it: `inline`, `eval`, `data`. */
function hostOf(blocked: string): string | null {
  if (URL.canParse(blocked)) return new URL(blocked).host || new URL(blocked).protocol.slice(0, -1)
  return /^[a-z-]+$/.exec(blocked)?.[0] ?? null
}
