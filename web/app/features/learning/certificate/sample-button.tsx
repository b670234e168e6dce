import {useState, type ComponentType} from 'react'
import {toast} from '~/ui/feedback/toast'
import type {CertificateSampleProps} from './certificate-sample'

/** Shows what the certificate of a course looks like. Its code is fetched when it is asked for. */
export function SampleButton({course}: Pick<CertificateSampleProps, 'course'>) {
  const [Sample, setSample] = useState<ComponentType<CertificateSampleProps>>()
  const open = async () => {
    try {
      const {CertificateSample} = await import('./certificate-sample')
      setSample(() => CertificateSample)
    } catch {
      toast({
        title: 'The sample could not be loaded',
        description: 'Please check your connection.',
        variant: 'destructive',
      })
    }
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}
        className="link justify-self-start no-print"
      >
        See a sample of the certificate
      </button>
      {Sample && <Sample course={course} onClose={() => setSample(undefined)} />}
    </>
  )
}
