interface PictogramProps {
  /** its stored name: `life-buoy` */
  name: string
  className?: string
}

/** A pictogram that an editor chose, from the sprite. Renders nothing when none was chosen. */
export function Pictogram({name, className = 'size-7'}: PictogramProps) {
  if (!/^[a-z-]+$/.test(name)) return null
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
