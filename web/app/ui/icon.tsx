export interface IconProps {
  /** the default size is 20 px */
  className?: string
}

/** A line icon on a 24-unit square. It is hidden from screen readers, so use it with a text or a label. */
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
