import type {Block} from '@lectern/domain/learning/lesson-body'
import {webAddress} from '~/lib/sanity/web-address'
import {Icon} from '~/ui/icon'
import {fileSize} from './file-size'

/** A file to download. */
export function DownloadBlock({block: {title, url, size, extension}}: {block: Block<'download'>}) {
  const address = webAddress(url)
  if (!address) return null
  const facts = [extension?.toUpperCase(), size === null ? null : fileSize(size)].filter(Boolean)
  return (
    <p className="set-apart">
      <a
        href={address}
        download
        rel="noopener"
        className="flex min-h-14 items-center gap-4 rounded border border-border-strong bg-surface-raised px-5 py-3 font-display text-ink! no-underline! transition-colors hover:border-ink hover:bg-surface-sunken"
      >
        <Icon className="size-5 shrink-0 text-link" d="M12 4v11m-5-5l5 5 5-5M4 20h16" />
        <span className="grid">
          <span className="text-base leading-snug font-semibold">{title}</span>
          <span className="tabular text-sm text-ink-soft">{['Download', ...facts].join(' · ')}</span>
        </span>
      </a>
    </p>
  )
}
