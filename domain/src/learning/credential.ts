/** Where the keys stand with which the shop's credentials are signed (the method `did:web`). */
export const DID_DOCUMENT = '/.well-known/did.json'

/** Entries of a status list: the fewest that hide who is in it, 16 KB before they are compressed. */
export const STATUS_LIST_SIZE = 131_072

/** The files in which a certificate is taken elsewhere: its signed credential, what that says, and a picture that carries it. */
export type CredentialFile = 'jwt' | 'json' | 'svg'

/** The address of a credential's file on the site. */
export function credentialPath(certificateId: string, file: CredentialFile): string {
  return `/certificates/${certificateId}.${file}`
}

/** The address on the site of a status list, of which there is a further one for every 131,072 credentials. */
export function statusListPath(page: number): string {
  return `/credentials/status/${page}`
}

/** Where the status of a credential stands. */
export function statusOf(number: number): {page: number; index: number} {
  return {page: Math.floor(number / STATUS_LIST_SIZE), index: number % STATUS_LIST_SIZE}
}

/** The identifier of a site as an issuer: `did:web:lectern.example`; the colon before a port is written `%3A`. */
export function issuerOf(site: string): string {
  return `did:web:${encodeURIComponent(new URL(site).host)}`
}
