import {classNames} from '~/ui/class-names'

interface ProgressBarProps {
  /** 0 … 100 */
  percent: number
  /** what it measures, for those who cannot see it */
  label: string
  className?: string
}

/** How much of something is done. */
export function ProgressBar({percent, label, className}: ProgressBarProps) {
  return (
    <progress
      value={percent}
      max={100}
      aria-label={label}
      className={classNames(
        'block h-2 w-full appearance-none overflow-hidden rounded border-0 bg-ink/10 forced-colors:border',
        '[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-chosen forced-colors:[&::-webkit-progress-value]:bg-[Highlight]',
        '[&::-moz-progress-bar]:bg-chosen forced-colors:[&::-moz-progress-bar]:bg-[Highlight]',
        className,
      )}
    />
  )
}
