export interface IconProps {
  /** 20 px unless said otherwise */
  className?: string
}

/** Lines of one weight on a 24-unit square. An icon never speaks: words or a label stand beside it. */
export function Icon({className = 'size-5', d}: IconProps & {d: string}) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      <path d={d} />
    </svg>
  )
}
