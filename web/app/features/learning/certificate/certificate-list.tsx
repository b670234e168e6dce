import {Link} from 'react-router-dom'
import {documentDate} from '~/ui/content/dates'
import {Badge} from '~/ui/feedback/badge'
import type {IssuedCertificate} from './certificates'

/** A learner's certificates. Renders nothing before there is one. */
export function CertificateList({certificates}: {certificates: readonly IssuedCertificate[]}) {
  if (certificates.length === 0) return null
  return (
    <section aria-labelledby="certificates" className="grid gap-5 pt-6">
      <h2 id="certificates" className="text-2xl">
        Your certificates
      </h2>
      <ul className="divide-y divide-border border-y border-border font-display">
        {certificates.map(({id, courseTitle, issuedAt, withdrawnAt}) => (
          <li key={id} className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
            <span className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to={`/certificates/${id}`}
                aria-label={`Certificate: ${courseTitle}`}
                className="target link"
              >
                {courseTitle}
              </Link>
              {withdrawnAt !== null && <Badge variant="secondary">Withdrawn</Badge>}
            </span>
            <span className="text-sm text-ink-soft">Issued on {documentDate(issuedAt)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
