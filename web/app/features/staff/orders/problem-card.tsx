import {formatCents} from '@lectern/domain/money'
import {problemWords} from '@lectern/domain/orders/problem'
import {Button} from '~/ui/button'
import {exactTime} from '~/ui/content/dates'
import {Card} from '~/ui/layout/card'
import type {OrderProblem} from './load-order'
import {settlementsOf, type Settlement} from './settle-dialog'

const labels: Record<Settlement, string> = {
  settled: 'Settle',
  withdrawn: 'Withdraw the courses',
  left: 'Leave them',
}

interface ProblemCardProps {
  problem: OrderProblem
  /** called to settle it that way, after a question */
  onSettle: (settlement: Settlement) => void
}

/** A problem in words: what does not fit, what can be done, and how it is settled. */
export function ProblemCard({problem, onSettle}: ProblemCardProps) {
  const {kind, details, since, settledAt, settledBy, outcome} = problem
  const {subject, sentence, advice} = problemWords[kind]
  const facts = Object.entries(details).flatMap(([name, value]) =>
    value === null ? [] : [[nameOf(name), shown(name, value)] as const],
  )
  return (
    <Card className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-lg">{subject}</h2>
        <p className="text-sm text-ink-faint">Found on {exactTime(since)}</p>
        <p>{sentence}</p>
        {settledAt === null && <p className="font-medium">{advice}</p>}
      </div>
      {facts.length > 0 && (
        <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-faint">{name}</dt>
              <dd className="tabular wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {settledAt === null ? (
        <div className="flex flex-wrap gap-3">
          {settlementsOf(kind).map((settlement) => (
            <Button
              key={settlement}
              variant={settlement === 'withdrawn' ? 'destructive' : 'secondary'}
              size="sm"
              onClick={() => onSettle(settlement)}
            >
              {labels[settlement]}
            </Button>
          ))}
        </div>
      ) : (
        <p className="text-sm text-ink-soft">
          Settled on {exactTime(settledAt)}
          {settledBy === 'system' && ' by itself'}
          {outcome && `: ${outcome}`}
        </p>
      )}
    </Card>
  )
}

/** `amountCents` → `Amount`, `answerBefore` → `Answer before`. */
function nameOf(field: string): string {
  const words = field.replace(/Cents$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function shown(field: string, value: string | number): string {
  if (typeof value === 'number') return field.endsWith('Cents') ? formatCents(value) : String(value)
  return field === 'answerBefore' ? exactTime(Date.parse(value)) : value
}
