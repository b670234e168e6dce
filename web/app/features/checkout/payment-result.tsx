import type {ReactNode} from 'react'
import {classNames} from '~/ui/class-names'
import {Container} from '~/ui/layout/container'

interface OutcomeProps {
  icon: ReactNode
  tone: 'success' | 'waiting' | 'problem'
  title: string
  text: ReactNode
  children: ReactNode
}

const tones = {
  success: 'bg-success-soft text-success-ink',
  waiting: 'bg-amber-soft text-amber-ink',
  problem: 'bg-surface-sunken text-ink-soft',
}

/** The outcome of a payment, in a live region so that screen readers announce it. */
export function PaymentResult({icon, tone, title, text, children}: OutcomeProps) {
  return (
    <Container narrow className="grid gap-8 pt-14 pb-section lg:pt-20">
      <div role={tone === 'problem' ? 'alert' : undefined} aria-live="polite" className="grid gap-5">
        <span
          aria-hidden
          className={classNames('grid size-14 place-items-center rounded-full [&_svg]:size-7', tones[tone])}
        >
          {icon}
        </span>
        <h1 className="text-4xl lg:text-5xl">{title}</h1>
        <p className="measure text-lg text-ink-soft">{text}</p>
      </div>
      {children}
    </Container>
  )
}
