import type {SocialLinks} from './model'

const labels: Record<keyof SocialLinks, string> = {
  linkedin: 'LinkedIn',
  twitter: 'Twitter',
  website: 'Website',
}

/** Links to an instructor's profiles elsewhere; missing ones are omitted. */
export function SocialLinkList({name, links}: {name: string; links: SocialLinks}) {
  const there = (['linkedin', 'twitter', 'website'] as const).filter((where) => links[where] !== null)
  if (there.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5">
      {there.map((where) => (
        <li key={where}>
          <a
            href={links[where] ?? undefined}
            rel="me noopener"
            aria-label={`${labels[where]} of ${name}`}
            className="link target inline-flex min-h-11 items-center font-display text-sm font-medium"
          >
            {labels[where]}
          </a>
        </li>
      ))}
    </ul>
  )
}
