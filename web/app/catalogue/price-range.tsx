import {PRICE_MAX, PRICE_MIN, PRICE_STEP} from '@lectern/domain/catalogue'
import {useState} from 'react'

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
  const share = (dollars: number) => ((dollars - PRICE_MIN) / (PRICE_MAX - PRICE_MIN)) * 100

  return (
    <fieldset>
      <legend className="flex w-full items-baseline justify-between gap-4 font-display text-sm font-semibold">
        Price
        <output className="tabular font-normal text-ink-soft">
          ${min} to ${max}
        </output>
      </legend>
      <div className="relative mt-3 h-11">
        <svg aria-hidden className="absolute inset-x-2.5 top-1/2 h-1 w-[calc(100%-1.25rem)] -translate-y-1/2">
          <rect width="100%" height="100%" rx="2" className="fill-border" />
          <rect
            x={`${share(min)}%`}
            width={`${share(max) - share(min)}%`}
            height="100%"
            className="fill-chosen"
          />
        </svg>
        <input
          type="range"
          aria-label="Lowest price"
          aria-valuetext={`$${min}`}
          min={PRICE_MIN}
          max={PRICE_MAX}
          step={PRICE_STEP}
          value={min}
          onChange={(event) => {
            setLastMoved('min')
            onChange({priceMin: Math.min(Number(event.currentTarget.value), max), priceMax: max})
          }}
          className={`range-thumb ${lastMoved === 'min' ? 'z-20' : 'z-10'}`}
        />
        <input
          type="range"
          aria-label="Highest price"
          aria-valuetext={`$${max}`}
          min={PRICE_MIN}
          max={PRICE_MAX}
          step={PRICE_STEP}
          value={max}
          onChange={(event) => {
            setLastMoved('max')
            onChange({priceMin: min, priceMax: Math.max(Number(event.currentTarget.value), min)})
          }}
          className={`range-thumb ${lastMoved === 'max' ? 'z-20' : 'z-10'}`}
        />
      </div>
    </fieldset>
  )
}
