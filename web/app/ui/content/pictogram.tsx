interface PictogramProps {
  /** as editors choose it: `life-buoy` */
  name: string
  className?: string
}

/** A pictogram chosen by an editor, out of the one file that holds them all. Nothing when none was chosen. */
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
