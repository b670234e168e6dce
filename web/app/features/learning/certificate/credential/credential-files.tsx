import {credentialPath, type CredentialFile} from '@lectern/domain/learning/credential'
import {Download} from 'lucide-react'
import {Accordion} from '~/ui/content/accordion'
import {ButtonLink} from '~/ui/button'
import {certificateAddress} from '../linkedin'

const FILES: readonly {file: CredentialFile; label: string; use: string}[] = [
  {file: 'jwt', label: 'Signed credential (.jwt)', use: 'for wallets and for whoever verifies it'},
  {file: 'svg', label: 'Picture (.svg)', use: 'to show, with the signed credential inside'},
  {file: 'json', label: 'What it says (.json)', use: 'to read, without the signature'},
]

/** Downloads of a certificate as an Open Badge, and how one puts it into a wallet. */
export function CredentialFiles({id}: {id: string}) {
  return (
    <section aria-labelledby="open-badge" className="no-print grid max-w-(--container-narrow) gap-5">
      <div className="grid gap-2">
        <h2 id="open-badge" className="text-2xl">
          Take it with you
        </h2>
        <p className="text-ink-soft">
          This certificate is also an Open Badge: a signed file that others can verify without asking us for
          more than our public key.
        </p>
      </div>
      <ul className="grid gap-3">
        {FILES.map(({file, label, use}) => (
          <li key={file} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <ButtonLink
              to={credentialPath(id, file)}
              prefetch="none"
              reloadDocument
              download={`certificate-${id}.${file}`}
              variant="secondary"
              className="max-sm:w-full"
            >
              <Download aria-hidden className="size-4" />
              {label}
            </ButtonLink>
            <span className="text-sm text-ink-soft">{use}</span>
          </li>
        ))}
      </ul>
      <Accordion
        items={[
          {
            id: 'wallet',
            title: 'How do I put it into a wallet?',
            content: (
              <ol className="grid list-decimal gap-2 pl-5">
                <li>Download the signed credential on the device that has the wallet.</li>
                <li>
                  In the wallet choose to add or import a credential or badge, and pick the file. One that
                  asks for a picture takes the SVG; one that asks for an address takes{' '}
                  <span className="break-all">{certificateAddress(id)}.jwt</span>
                </li>
                <li>The wallet shows the course, your name and the day, and that Lectern has signed it.</li>
              </ol>
            ),
          },
          {
            id: 'verify',
            title: 'How do others verify it?',
            content: (
              <p>
                With any verifier of Open Badges 3.0 that reads signed JWTs. It fetches our keys from our
                site, compares the signature and looks into the list of withdrawn credentials. If the course
                is refunded, or the name is corrected, files from before are withdrawn within minutes:
                download it again after a correction.
              </p>
            ),
          },
        ]}
      />
    </section>
  )
}
