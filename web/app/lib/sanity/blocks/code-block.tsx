import type {Block} from '@lectern/domain/learning/lesson-body'
import {useEffect, useState} from 'react'
import {useHydrated} from '~/ui/use-hydrated'
import {CheckIcon} from '~/ui/icons'
import {Icon} from '~/ui/icon'
import {scrollable} from './scrollable'

const SAID_MS = 2_000

/** A code sample with its file name or language and a copy button. */
export function CodeBlock({block: {language, filename, code}}: {block: Block<'code'>}) {
  const name = filename ?? language ?? 'Code'
  return (
    <figure className="set-apart overflow-hidden rounded border border-border bg-surface-sunken">
      <figcaption className="m-0! flex min-h-11 items-center justify-between gap-4 border-b border-border pl-4 font-display text-sm text-ink-soft">
        <span className="truncate">{name}</span>
        <CopyButton text={code} />
      </figcaption>
      <pre
        {...scrollable}
        aria-label={`Code: ${name}`}
        className="overflow-x-auto p-4 font-mono text-sm leading-normal [tab-size:4]"
      >
        <code>{code}</code>
      </pre>
    </figure>
  )
}

function CopyButton({text}: {text: string}) {
  const isHydrated = useHydrated()
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)

  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(null), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])

  if (!isHydrated) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('failed')
    }
  }
  return (
    <button
      type="button"
      onClick={() => void copy()}
      className="no-print inline-flex min-h-11 shrink-0 items-center gap-2 px-4 font-medium text-ink hover:bg-ink/8"
    >
      {said === 'copied' ? (
        <CheckIcon className="size-4" />
      ) : (
        <Icon className="size-4" d="M9 9h11v11H9zM5 15H4V4h11v1" />
      )}
      <span aria-live="polite">
        {said === 'copied' ? 'Copied' : said === 'failed' ? 'Not copied' : 'Copy'}
      </span>
    </button>
  )
}
