import {classNames} from '~/ui/class-names'

/** The shop's logo and its name, which is left out of the header of the narrowest phones for its buttons to be in one line. */
export function Logo({name, inHeader}: {name: string; inHeader?: boolean}) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg viewBox="0 0 64 64" aria-hidden className="size-8 fill-accent-bright">
        <path d="M4 13C14 9.5 23 11 30.2 16.4V41.4C23 36 14 34.5 4 38Z" />
        <path d="M60 13C50 9.5 41 11 33.8 16.4V41.4C41 36 50 34.5 60 38Z" />
        <path d="M4 42.2C14 38.7 23 40.2 32 47C41 40.2 50 38.7 60 42.2L36 51.4L38.6 56H47V60H17V56H25.4L28 51.4Z" />
      </svg>
      <span
        className={classNames(
          'font-display text-xl leading-none font-bold tracking-tight translate-y-0.5',
          inHeader && 'max-[22.5rem]:hidden',
        )}
      >
        {name}
      </span>
    </span>
  )
}
