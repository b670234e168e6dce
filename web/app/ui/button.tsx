import type {ComponentProps, ReactNode} from 'react'
import {Link, type LinkProps} from 'react-router-dom'
import {classNames} from './class-names'
import {Spinner} from './feedback/spinner'

/** `primary` is for the main action of a screen: use it at most once. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'inverse'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong forced-colors:border',
  secondary:
    'border border-border-strong bg-surface-raised text-ink hover:border-ink hover:bg-surface-sunken',
  quiet: 'text-ink hover:bg-surface-sunken',
  destructive: 'border border-danger text-danger-ink hover:bg-danger-soft',
  inverse: 'border border-ink-inverse-soft text-ink-inverse hover:border-ink-inverse hover:bg-white/10',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-3.5 text-sm target',
  md: 'min-h-11 px-5 text-sm',
  lg: 'min-h-13 px-7 text-base',
}

interface ButtonStyle {
  variant?: ButtonVariant
  size?: ButtonSize
  /** as wide as its container */
  wide?: boolean
}

function look({variant = 'primary', size = 'md', wide}: ButtonStyle, className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded py-2 text-center font-display leading-tight font-semibold wrap-break-word no-underline transition-[background-color,border-color,color,transform] select-none active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-60 aria-disabled:opacity-70 aria-disabled:active:translate-y-0',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    className,
  )
}

interface ButtonProps extends ButtonStyle, Omit<ComponentProps<'button'>, 'children'> {
  children: ReactNode
  /** while true the button keeps its focus, ignores clicks, and shows `pendingLabel` (or its own label) beside a spinner */
  pending?: boolean
  pendingLabel?: string
}

/** A button. Its `type` is `button` by default. */
export function Button({
  variant,
  size,
  wide,
  pending = false,
  pendingLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={look({variant, size, wide}, className)}
      aria-disabled={pending || rest['aria-disabled'] ? true : undefined}
      onClick={(event) => {
        if (pending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending && <Spinner className="size-4" />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  )
}

type ButtonLinkProps = ButtonStyle & LinkProps

/** A link that looks like a button. */
export function ButtonLink({variant, size, wide, className, ...rest}: ButtonLinkProps) {
  return <Link prefetch="intent" {...rest} className={look({variant, size, wide}, className)} />
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** its accessible name, which the tooltip shows */
  label: string
  children: ReactNode
}

/** A square button with only an icon, of 44 px also where text is larger; a tooltip shows its label. */
export function IconButton({label, className, children, ...rest}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(
        'tooltip inline-grid size-[44px] shrink-0 place-items-center rounded text-current transition-colors hover:bg-ink/8',
        className,
      )}
    >
      {children}
    </button>
  )
}
