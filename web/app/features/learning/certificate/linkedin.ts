import {SHOP} from '@lectern/domain/metadata'
import {absolute} from '~/lib/router/page-meta'
import type {IssuedCertificate} from './certificates'

/** The absolute URL at which a certificate can be verified. */
export function certificateAddress(id: string): string {
  return absolute(`/certificates/${id}`)
}

/** The LinkedIn URL that adds the certificate to the signed-in member's profile. */
export function linkedInAddress({id, courseTitle, issuedAt}: IssuedCertificate): string {
  const issued = new Date(issuedAt)
  const query = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: courseTitle,
    organizationName: SHOP,
    issueYear: String(issued.getUTCFullYear()),
    issueMonth: String(issued.getUTCMonth() + 1),
    certUrl: certificateAddress(id),
    certId: id,
  })
  return `https://www.linkedin.com/profile/add?${query}`
}
