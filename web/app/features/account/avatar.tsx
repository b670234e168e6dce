/** A person's picture, or the first initial without one. */
export function Avatar({url, initial}: {url: string; initial: string}) {
  if (url) {
    return (
      <img
        src={url}
        alt=""
        width={96}
        height={96}
        referrerPolicy="no-referrer"
        className="size-24 rounded-full bg-surface-sunken object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden
      className="grid size-24 shrink-0 place-items-center rounded-full bg-chosen font-display text-4xl font-semibold text-on-chosen uppercase"
    >
      {initial}
    </span>
  )
}
