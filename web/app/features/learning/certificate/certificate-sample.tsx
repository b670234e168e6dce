import {useSession} from '~/features/auth/session'
import {useNow} from '~/ui/use-now'
import {Dialog} from '~/ui/feedback/dialog'
import {CertificateSheet} from './certificate-sheet'
import {certificateAddress} from './linkedin'
import {qrCode} from './qr-code'

export interface CertificateSampleProps {
  course: {id: string; title: string; instructor: string; durationMinutes: number}
  onClose: () => void
}

/** No certificate has it: its address says that there is none. */
const SAMPLE_ID = 'sample'

/** What the certificate of a course will look like, with the name of whoever is signed in. */
export function CertificateSample({course, onClose}: CertificateSampleProps) {
  const {user} = useSession()
  const certificate = {
    id: SAMPLE_ID,
    userId: '',
    courseId: course.id,
    courseTitle: course.title,
    teacher: course.instructor,
    name: user?.displayName || 'Your Name',
    duration: course.durationMinutes,
    issuedAt: useNow(),
    withdrawnAt: null,
    corrected: false,
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="wide"
      title="A sample of the certificate"
      description="Yours is there when every lesson is done. Whoever has its address sees whether it is genuine."
    >
      <CertificateSheet certificate={certificate} code={qrCode(certificateAddress(SAMPLE_ID))} />
    </Dialog>
  )
}
