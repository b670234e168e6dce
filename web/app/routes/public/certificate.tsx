import {CERTIFICATE_ID, certificatePicture} from '@lectern/domain/learning/certificate'
import {Printer, ShieldCheck, ShieldX} from 'lucide-react'
import {isRouteErrorResponse, Link, type ClientLoaderFunctionArgs} from 'react-router-dom'
import {useSession} from '~/features/auth/session'
import {CertificateSheet} from '~/features/learning/certificate/certificate-sheet'
import {CredentialFiles} from '~/features/learning/certificate/credential/credential-files'
import {SignatureCheck} from '~/features/learning/certificate/credential/signature-check'
import {CorrectNameForm} from '~/features/learning/certificate/correct-name-form'
import {certificateAddress, linkedInAddress} from '~/features/learning/certificate/linkedin'
import type {IssuedCertificate} from '~/features/learning/certificate/certificates'
import {LoadError} from '~/layout/load-error'
import {routeActions} from '~/lib/forms/route-action'
import {LoadFailure} from '~/lib/router/load-failure'
import {pageMeta} from '~/lib/router/page-meta'
import {Button, ButtonLink} from '~/ui/button'
import {documentDate, longDate} from '~/ui/content/dates'
import {EmptyState} from '~/ui/feedback/empty-state'
import {Container} from '~/ui/layout/container'
import type {Route} from './+types/certificate'

/** Reads the certificate, without sign-in. */
export async function clientLoader({params: {id = ''}}: ClientLoaderFunctionArgs) {
  if (!CERTIFICATE_ID.test(id)) throw new Response(null, {status: 404})
  const [certificate, code] = await read(id).catch((error: unknown) => {
    console.error('The certificate could not be read.', error)
    const words = {
      title: 'The certificate could not be verified',
      description: 'That says nothing about whether it is genuine. Please try again in a minute.',
    }
    throw new LoadFailure(words, {cause: error})
  })
  if (!certificate) throw new Response(null, {status: 404})
  removeServedTags()
  return {certificate, code}
}

/** What was served for previews of the link says the same as the page's own metadata. */
function removeServedTags() {
  for (const tag of document.head.querySelectorAll('[data-served]')) tag.remove()
}

async function read(id: string) {
  const [{readCertificate}, {qrCode}] = await Promise.all([
    import('~/features/learning/certificate/certificates'),
    import('~/features/learning/certificate/qr-code'),
  ])
  return [await readCertificate(id), qrCode(certificateAddress(id))] as const
}

export const clientAction = routeActions(() => import('~/features/learning/certificate/actions'))

export function meta({loaderData}: Route.MetaArgs) {
  if (!loaderData) return pageMeta({title: 'Certificate', noindex: true})
  const {id, name, courseTitle, withdrawnAt} = loaderData.certificate
  return pageMeta({
    title: withdrawnAt === null ? `Certificate of ${name}` : 'Withdrawn certificate',
    description:
      withdrawnAt === null
        ? `${name} has completed ${courseTitle}.`
        : `A certificate for ${courseTitle} that has been withdrawn.`,
    path: `/certificates/${id}`,
    ...(withdrawnAt === null && {picture: certificatePicture(id, {name, courseTitle})}),
    // Personal data: readable by anyone with the link, but not indexed.
    noindex: true,
  })
}

/** Verifies a certificate and shows it. Its owner can print it, share it and correct the name once. */
export default function CertificateScreen({loaderData: {certificate, code}}: Route.ComponentProps) {
  return certificate.withdrawnAt === null ? (
    <Container className="grid gap-8 pt-8 pb-section lg:pt-12">
      <header className="no-print grid gap-3">
        <p className="flex items-center gap-2.5 font-display text-base font-semibold text-success-ink">
          <ShieldCheck aria-hidden className="size-6 shrink-0" />
          This certificate is genuine
        </p>
        <h1 className="text-3xl lg:text-4xl">
          <bdi>{certificate.name}</bdi> has completed <bdi>{certificate.courseTitle}</bdi>
        </h1>
        <p className="text-ink-soft">
          Issued on {documentDate(certificate.issuedAt)}.{' '}
          <Link to={`/course/${certificate.courseId}`} className="link">
            What the course teaches
          </Link>
        </p>
        <SignatureCheck certificate={certificate} />
      </header>
      <CertificateSheet certificate={certificate} code={code} />
      <OwnerActions certificate={certificate} />
      <CredentialFiles id={certificate.id} />
    </Container>
  ) : (
    <Withdrawn certificate={certificate} withdrawnAt={certificate.withdrawnAt} />
  )
}

/** Actions for the certificate's owner; anyone else can only print it. */
function OwnerActions({certificate}: {certificate: IssuedCertificate}) {
  const {user} = useSession()
  const isOwn = user?.uid === certificate.userId
  return (
    <div className="no-print grid max-w-(--container-narrow) gap-5">
      <div className="flex flex-wrap gap-3">
        <Button variant={isOwn ? 'primary' : 'secondary'} onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
        {isOwn && (
          <ButtonLink to={linkedInAddress(certificate)} target="_blank" rel="noreferrer" variant="secondary">
            Add to LinkedIn Profile
          </ButtonLink>
        )}
      </div>
      {isOwn &&
        (certificate.corrected ? (
          <p className="text-sm text-ink-soft">
            The name has been corrected once. If it is still not right,{' '}
            <Link to="/contact" className="link">
              write to us
            </Link>
            .
          </p>
        ) : (
          <CorrectNameForm certificateId={certificate.id} name={certificate.name} />
        ))}
    </div>
  )
}

function Withdrawn({certificate, withdrawnAt}: {certificate: IssuedCertificate; withdrawnAt: number}) {
  return (
    <Container narrow className="py-section">
      <EmptyState
        level={1}
        icon={<ShieldX aria-hidden />}
        title="This certificate has been withdrawn"
        action={
          <ButtonLink to={`/course/${certificate.courseId}`} variant="secondary">
            See the course
          </ButtonLink>
        }
      >
        It was issued {/* That of an account that was deleted has no name. */}
        {certificate.name && (
          <>
            to <bdi>{certificate.name}</bdi>{' '}
          </>
        )}
        for <bdi>{certificate.courseTitle}</bdi> on {documentDate(certificate.issuedAt)}, and has not been
        valid since {longDate(withdrawnAt)}.
      </EmptyState>
    </Container>
  )
}

export function ErrorBoundary({error}: Route.ErrorBoundaryProps) {
  return (
    <Container narrow className="py-section">
      {isRouteErrorResponse(error) && error.status === 404 ? <Unknown /> : <LoadError />}
    </Container>
  )
}

function Unknown() {
  return (
    <EmptyState
      level={1}
      icon={<ShieldX aria-hidden />}
      title="There is no such certificate"
      action={
        <ButtonLink to="/contact" variant="secondary">
          Ask Us
        </ButtonLink>
      }
    >
      We have never issued one at this address. If you typed it, please compare it with the certificate: it
      has 32 digits and letters from a to f.
    </EmptyState>
  )
}
