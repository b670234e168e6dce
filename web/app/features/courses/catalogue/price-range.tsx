import {PRICE_MAX, PRICE_MIN, PRICE_STEP} from '@lectern/domain/catalogue'
import {useState} from 'react'
import {useOptimisticParam} from '~/lib/router/use-optimistic-param'

interface PriceRangeProps {
  /** dollars */
  min: number
  max: number
  onChange: (range: {priceMin: number; priceMax: number}) => void
}

/** A price slider with two thumbs: two of the platform's sliders on one track, neither of which passes the other. */
export function PriceRange({min, max, onChange}: PriceRangeProps) {
  // The thumb that was moved last lies on top, so that two at one place can always be parted.
  const [lastMoved, setLastMoved] = useState<'min' | 'max'>('max')
  const [low, setLow] = useOptimisticParam(min)
  const [high, setHigh] = useOptimisticParam(max)
  const share = (dollars: number) => ((dollars - PRICE_MIN) / (PRICE_MAX - PRICE_MIN)) * 100

  return (
    <fieldset>
      <legend className="flex w-full items-baseline justify-between gap-4 font-display text-sm font-semibold">
        Price
        <output className="tabular font-normal text-ink-soft">
          ${low} to ${high}
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
          aria-label="Lowest price"
          aria-valuetext={`$${low}`}
          min={PRICE_MIN}
          max={PRICE_MAX}
          step={PRICE_STEP}
          value={low}
          onChange={(event) => {
            const priceMin = Math.min(Number(event.currentTarget.value), high)
            setLastMoved('min')
            setLow(priceMin)
            onChange({priceMin, priceMax: high})
          }}
          className={`range-thumb ${lastMoved === 'min' ? 'z-20' : 'z-10'}`}
        />
        <input
          type="range"
          aria-label="Highest price"
          aria-valuetext={`$${high}`}
          min={PRICE_MIN}
          max={PRICE_MAX}
          step={PRICE_STEP}
          value={high}
          onChange={(event) => {
            const priceMax = Math.max(Number(event.currentTarget.value), low)
            setLastMoved('max')
            setHigh(priceMax)
            onChange({priceMin: low, priceMax})
          }}
          className={`range-thumb ${lastMoved === 'max' ? 'z-20' : 'z-10'}`}
        />
      </div>
    </fieldset>
  )
}
