import {formatDuration} from '@lectern/domain/course'
import type {Certificate} from '@lectern/domain/learning/certificate'
import {statusListPath, statusOf} from '@lectern/domain/learning/credential'
import {SHOP, SHOP_PICTURE} from '@lectern/domain/metadata'

/** Who issues credentials: the storefront's address, and the identifier that follows from it. */
export interface Issuer {
  site: string
  did: string
}

/** A certificate of which a credential was made. */
export type CredentialedCertificate = Certificate & {credential: NonNullable<Certificate['credential']>}

const VERIFIABLE_CREDENTIALS = 'https://www.w3.org/ns/credentials/v2'
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'
/** Has the name of the schema's validator. */
const OPEN_BADGES_EXTENSIONS = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json'
const SCHEMA = 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json'

/** A certificate as a credential of Open Badges 3.0. Learners have no identifier of their own: theirs is a part of its page. */
export function credentialOf(id: string, certificate: CredentialedCertificate, {site, did}: Issuer) {
  const {name, courseId, courseTitle, credential, issuedAt} = certificate
  const page = `${site}/certificates/${id}`
  const {page: list, index} = statusOf(credential.number)
  const listAddress = site + statusListPath(list)
  return {
    '@context': [VERIFIABLE_CREDENTIALS, OPEN_BADGES, OPEN_BADGES_EXTENSIONS],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: `Certificate of completion: ${courseTitle}`,
    issuer: {id: did, type: ['Profile'], name: SHOP, url: site},
    validFrom: timeOf(credential.validFrom),
    awardedDate: timeOf(issuedAt),
    credentialSubject: {
      id: `${page}#learner`,
      type: ['AchievementSubject'],
      identifier: [{type: 'IdentityObject', hashed: false, identityType: 'name', identityHash: name}],
      achievement: achievementOf(`${site}/course/${courseId}`, certificate, site),
      ...resultOf(`${site}/course/${courseId}`, certificate),
    },
    evidence: [
      {
        id: page,
        type: ['Evidence'],
        name: 'The certificate',
        narrative: `${SHOP} says on this page whether the certificate is still valid.`,
      },
    ],
    credentialStatus: {
      id: `${listAddress}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: listAddress,
    },
    credentialSchema: [{id: SCHEMA, type: '1EdTechJsonSchemaValidator2019'}],
  }
}

function achievementOf(course: string, {courseTitle, teacher, duration}: Certificate, site: string) {
  const taught = teacher === '' ? '' : `, taught by ${teacher}`
  const length = duration > 0 ? ` The course has ${formatDuration(duration)} of lessons and exercises.` : ''
  return {
    id: course,
    type: ['Achievement'],
    achievementType: 'CertificateOfCompletion',
    name: courseTitle,
    description: `Has completed the online course ${courseTitle}${taught}.`,
    criteria: {
      id: course,
      narrative: `Every lesson of the course was done, and every quiz in it passed.${length}`,
    },
    image: {id: site + SHOP_PICTURE.path, type: 'Image', caption: SHOP_PICTURE.alt},
    ...(duration > 0 && {
      resultDescription: [
        {
          id: `${course}#hours`,
          type: ['ResultDescription'],
          name: 'Hours of lessons and exercises',
          resultType: 'Result',
        },
      ],
    }),
  }
}

/** Hours, to a tenth. */
function resultOf(course: string, {duration}: Certificate) {
  if (duration <= 0) return {}
  return {
    result: [
      {type: ['Result'], resultDescription: `${course}#hours`, value: String(Math.round(duration / 6) / 10)},
    ],
  }
}

/** A credential as a JWT has it, with the claims that repeat it. */
export function claimsOf(credential: ReturnType<typeof credentialOf>): object {
  return {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Date.parse(credential.validFrom) / 1000,
  }
}

/**
 * A page of the status list as a credential. Whoever verifies may keep it so long as they kept the answer of HTTP.
 * @param keptMs how long that is
 * @param from since when it says so, in ms
 */
export function statusListOf(
  page: number,
  encodedList: string,
  keptMs: number,
  from: number,
  issuer: Issuer,
) {
  const id = issuer.site + statusListPath(page)
  return {
    '@context': [VERIFIABLE_CREDENTIALS],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuer.did,
    validFrom: timeOf(from),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: keptMs,
      encodedList,
    },
    iss: issuer.did,
    jti: id,
    sub: `${id}#list`,
    nbf: Math.floor(from / 1000),
  }
}

/** In whole seconds, as JWTs have times. */
function timeOf(time: number): string {
  return new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
}
