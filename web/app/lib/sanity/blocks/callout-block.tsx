import type {Block} from '@lectern/domain/learning/lesson-body'
import type {ReactNode} from 'react'
import {RichText} from '~/lib/sanity/rich-text'
import {classNames} from '~/ui/class-names'
import {Icon} from '~/ui/icon'
import {CheckIcon, WarningIcon} from '~/ui/icons'

type Tone = Block<'callout'>['tone']

const names: Record<Tone, string> = {note: 'Note', tip: 'Tip', warning: 'Careful'}

const looks: Record<Tone, string> = {
  note: 'border-chosen bg-surface-raised',
  tip: 'border-success bg-success-soft',
  warning: 'border-star bg-amber-soft',
}

const icons: Record<Tone, ReactNode> = {
  note: <Icon d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5M12 8h.01" />,
  tip: <CheckIcon />,
  warning: <WarningIcon />,
}

/** A callout: a note, a tip or a warning. */
export function CalloutBlock({block: {tone, title, text}}: {block: Block<'callout'>}) {
  return (
    <aside
      aria-label={title ?? names[tone]}
      className={classNames('set-apart rounded border-l-4 px-5 py-4 sm:px-6', looks[tone])}
    >
      <p className="mb-2 flex items-center gap-2 font-display text-base font-semibold">
        {icons[tone]}
        <span>
          {title ? <span className="sr-only">{names[tone]}: </span> : null}
          {title ?? names[tone]}
        </span>
      </p>
      <div className="prose text-base">
        <RichText value={text} />
      </div>
    </aside>
  )
}
