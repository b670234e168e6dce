import {onRequest} from 'firebase-functions/v2/https'
import type {HttpHandler} from '../http-handler.ts'
import {credentialKey, unsubscribeSecret} from '../parameters.ts'
import {place} from '../runtime.ts'
import {pagesDoor} from './parameters.ts'

/** What answers a path, the first that fits. The rest are addresses for which the build has written no page. */
const answers: readonly (readonly [path: RegExp, load: () => Promise<HttpHandler>])[] = [
  [/^\/api\/unsubscribe\/?$/, async () => (await import('../newsletter/unsubscribe.ts')).unsubscribeOneClick],
  [/^\/api\/reviews\/?$/, async () => (await import('../reviews/course-reviews.ts')).courseReviews],
  [/^\/api\/csp-reports\/?$/, async () => (await import('../content/policy-reports.ts')).policyReports],
  [
    /^\/certificates\/[^/]+\.(jwt|json|svg)$/,
    async () => (await import('../certificates/credential-files.ts')).credentialFile,
  ],
  [/^\/credentials\/status\//, async () => (await import('../certificates/credential-files.ts')).statusList],
  [
    /^\/\.well-known\/did\.json$/,
    async () => (await import('../certificates/credential-files.ts')).issuerDocument,
  ],
  [/^\/certificates\//, async () => (await import('../certificates/certificate-page.ts')).certificatePage],
  [/^/, async () => (await import('../content/spa-fallback.ts')).spaFallback],
]

/** Answers addresses of the storefront: Hosting leads those here for which the build has no file. */
export const pages = onRequest(
  {...place, ...pagesDoor, secrets: [credentialKey, unsubscribeSecret], invoker: 'public'},
  async (request, response) => {
    const answer = answers.find(([path]) => path.test(request.path))
    const handler = await answer?.[1]()
    await handler?.(request, response)
  },
)
