import type {NumberRange} from '@lectern/domain/lists/filters'
import {useState} from 'react'
import {useOptimisticValue} from '../use-optimistic-value'

interface RangeSliderProps {
  label: string
  /** the minimum and maximum of the scale */
  from: number
  to: number
  step: number
  value: NumberRange
  /** formats a value for display and for screen readers */
  format: (value: number) => string
  onChange: (value: NumberRange) => void
}

/** A slider with two thumbs: two range inputs on one track, whose values cannot cross. */
export function RangeSlider({label, from, to, step, value, format, onChange}: RangeSliderProps) {
  // The thumb that was moved last is on top, so that two thumbs at the same value can be moved apart.
  const [lastMoved, setLastMoved] = useState<'min' | 'max'>(value.min >= to ? 'min' : 'max')
  const [low, setLow] = useOptimisticValue(value.min)
  const [high, setHigh] = useOptimisticValue(value.max)
  const share = (number: number) => ((number - from) / (to - from)) * 100
  const noun = label.toLowerCase()

  return (
    <fieldset>
      <legend className="flex w-full items-baseline justify-between gap-4 font-display text-sm font-semibold">
        {label}
        <output className="tabular font-normal text-ink-soft">
          {format(low)} to {format(high)}
        </output>
      </legend>
      <div className="relative mt-3 h-11">
        <svg aria-hidden className="absolute inset-x-2.5 top-1/2 h-1 w-[calc(100%-1.25rem)] -translate-y-1/2">
          <rect width="100%" height="100%" rx="2" className="fill-border" />
          <rect
            x={`${share(low)}%`}
            width={`${share(high) - share(low)}%`}
            height="100%"
            className="fill-chosen"
          />
        </svg>
        <input
          type="range"
          aria-label={`Lowest ${noun}`}
          aria-valuetext={format(low)}
          min={from}
          max={to}
          step={step}
          value={low}
          onChange={(event) => {
            const min = Math.min(Number(event.currentTarget.value), high)
            setLastMoved('min')
            setLow(min)
            onChange({min, max: high})
          }}
          className={`range-thumb ${lastMoved === 'min' ? 'z-20' : 'z-10'}`}
        />
        <input
          type="range"
          aria-label={`Highest ${noun}`}
          aria-valuetext={format(high)}
          min={from}
          max={to}
          step={step}
          value={high}
          onChange={(event) => {
            const max = Math.max(Number(event.currentTarget.value), low)
            setLastMoved('max')
            setHigh(max)
            onChange({min: low, max})
          }}
          className={`range-thumb ${lastMoved === 'max' ? 'z-20' : 'z-10'}`}
        />
      </div>
    </fieldset>
  )
}
