import {reportedPolicy} from './content-security-policy.ts'

/** The addresses of pages, as hosting matches them: those without a file's ending, and not those of Firebase's own, as `/__/auth/handler`. */
export const PAGE_HEADERS = '^/(?:[^_.][^.]*)?$'

/** What hosting sends with every page beside what it sends with every file. */
export function pageHeaders(): {key: string; value: string}[] {
  return [{key: 'Content-Security-Policy-Report-Only', value: reportedPolicy()}]
}
