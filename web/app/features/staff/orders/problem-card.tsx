import {formatCents} from '@lectern/domain/money'
import {problemWords} from '@lectern/domain/orders/problem'
import {useState} from 'react'
import {FormDialog} from '~/lib/forms/form-dialog'
import {FormField} from '~/lib/forms/form-field'
import {Button} from '~/ui/button'
import {exactTime} from '~/ui/content/dates'
import {Textarea} from '~/ui/form/textarea'
import {Card} from '~/ui/layout/card'
import type {OrderProblem} from './load-order'

/** A way to settle a problem. */
interface Settlement {
  label: string
  title: string
  description: string
  submit: string
  /** of an order whose dispute was lost */
  courses?: 'left' | 'withdrawn'
}

const SETTLED: Settlement = {
  label: 'Settle',
  title: 'Settle this problem?',
  description: 'It no longer counts as open. Nothing is paid or taken back by it.',
  submit: 'Settle Problem',
}

/** Staff decide about the courses of an order whose dispute was lost. */
const LOST: readonly Settlement[] = [
  {
    label: 'Withdraw the courses',
    title: 'Withdraw the courses?',
    description:
      'The learner loses the courses of this order, with certificates and reviews, unless another order has paid for them. They are told by mail.',
    submit: 'Withdraw',
    courses: 'withdrawn',
  },
  {
    label: 'Leave them',
    title: 'Leave the courses?',
    description: 'The learner keeps the courses of this order, although the money is gone.',
    submit: 'Leave Them',
    courses: 'left',
  },
]

/** A problem in words: what does not fit, what can be done, and settling it with a reason. */
export function ProblemCard({problem}: {problem: OrderProblem}) {
  const ways = problem.kind === 'dispute-lost' ? LOST : [SETTLED]
  const [way, setWay] = useState<Settlement>(SETTLED)
  const [settling, setSettling] = useState(false)
  const {id, kind, details, since, settledAt, settledBy, outcome} = problem
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
          {ways.map((settlement) => (
            <Button
              key={settlement.label}
              variant={settlement.courses === 'withdrawn' ? 'destructive' : 'secondary'}
              size="sm"
              onClick={() => {
                setWay(settlement)
                setSettling(true)
              }}
            >
              {settlement.label}
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
      <FormDialog
        open={settling}
        onClose={() => setSettling(false)}
        title={way.title}
        description={way.description}
        actions={() => import('./actions')}
        intent="settleProblem"
        formId={`settle-${id}`}
        values={{problemId: id, ...(way.courses && {courses: way.courses})}}
        submitLabel={way.submit}
        pendingLabel="Settling..."
        variant={way.courses === 'withdrawn' ? 'destructive' : 'primary'}
      >
        <FormField name="reason" label="What was done about it">
          {(control) => <Textarea {...control} rows={3} />}
        </FormField>
      </FormDialog>
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
