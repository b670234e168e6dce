import {formatDuration} from '@lectern/domain/course'
import {useSite} from '~/features/site/site-context'
import {documentDate} from '~/ui/content/dates'
import './certificate.css'
import type {IssuedCertificate} from './certificates'
import {certificateAddress} from './linkedin'
import {nameSize} from './name-size'
import type {QrCode} from './qr-code'

interface CertificateSheetProps {
  certificate: IssuedCertificate
  /** a QR code of the certificate's verification URL */
  code: QrCode
}

/** The printable certificate. It fits one printed page and keeps its light colours in dark mode. */
export function CertificateSheet({certificate, code}: CertificateSheetProps) {
  const {name: shop} = useSite()
  const {id, name, courseTitle, teacher, duration, issuedAt} = certificate
  const facts = [
    teacher !== '' && `taught by ${teacher}`,
    duration > 0 && `${formatDuration(duration)} of lessons and exercises`,
  ].filter(Boolean)
  return (
    <article className="certificate" aria-label="Certificate">
      <div className="certificate-frame">
        <p className="certificate-shop">{shop}</p>
        <h2 className="certificate-heading">Certificate of completion</h2>
        <p className="certificate-words">This certifies that</p>
        <p className="certificate-name" data-size={nameSize(name)} dir="auto">
          {name}
        </p>
        <p className="certificate-words">has completed every lesson of</p>
        <p className="certificate-course" dir="auto">
          {courseTitle}
        </p>
        {facts.length > 0 && <p className="certificate-facts">{facts.join(' · ')}</p>}
        <div className="certificate-foot">
          <Seal />
          <p className="certificate-date">
            <time dateTime={new Date(issuedAt).toISOString()}>{documentDate(issuedAt)}</time>
          </p>
          <div className="certificate-proof">
            <Code code={code} />
            <p className="certificate-address">{certificateAddress(id).replace(/^https?:\/\//, '')}</p>
          </div>
        </div>
      </div>
    </article>
  )
}

/** The QR code, hidden from screen readers: its URL is also shown as text below it. */
function Code({code: {size, path}}: {code: QrCode}) {
  return (
    <svg viewBox={`0 0 ${size} ${size}`} aria-hidden className="certificate-code">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}

/** The shop's logo as a wax seal: a notched ring around an open book. */
function Seal() {
  const notches = Array.from({length: 48}, (_, index) => {
    const angle = (index / 48) * 2 * Math.PI
    const radius = index % 2 === 0 ? 60 : 56.5
    return `${(60 + radius * Math.cos(angle)).toFixed(2)},${(60 + radius * Math.sin(angle)).toFixed(2)}`
  })
  return (
    <svg viewBox="0 0 120 120" aria-hidden className="certificate-seal">
      <polygon points={notches.join(' ')} className="certificate-wax" />
      <circle cx="60" cy="60" r="48" fill="none" stroke="#fff" strokeOpacity="0.55" strokeWidth="1.2" />
      <circle cx="60" cy="60" r="44.5" fill="none" stroke="#fff" strokeOpacity="0.35" strokeWidth="0.8" />
      <g transform="translate(60 61) scale(0.92) translate(-32 -34)" fill="#fff">
        <path d="M4 13C14 9.5 23 11 30.2 16.4V41.4C23 36 14 34.5 4 38Z" />
        <path d="M60 13C50 9.5 41 11 33.8 16.4V41.4C41 36 50 34.5 60 38Z" />
        <path d="M4 42.2C14 38.7 23 40.2 32 47C41 40.2 50 38.7 60 42.2L36 51.4L38.6 56H47V60H17V56H25.4L28 51.4Z" />
      </g>
    </svg>
  )
}
