import type {Testimonial} from './model'
import {Picture} from '~/lib/sanity/picture'
import {editable} from '~/lib/sanity/preview'

/** Testimonials about an instructor. */
export function Testimonials({id, testimonials}: {id: string; testimonials: readonly Testimonial[]}) {
  if (testimonials.length === 0)
    return <p className="py-10 text-lg text-ink-soft">No testimonials available yet.</p>
  return (
    <ul className="grid gap-x-12 gap-y-14 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-16">
      {testimonials.map(({key, name, role, content, avatar}) => (
        <li key={key} {...editable('instructor', id, `testimonials[_key=="${key}"].content`)}>
          <figure className="grid gap-6 border-t border-border-strong pt-6">
            <blockquote className="text-lg text-pretty before:content-['“'] after:content-['”']">
              {content}
            </blockquote>
            <figcaption className="flex items-center gap-4">
              <span className="block size-14 shrink-0 overflow-hidden rounded-full">
                <Picture image={avatar} aspect="square" sizes="56px" decorative className="rounded-full" />
              </span>
              <span className="grid gap-0.5">
                {name !== '' && <span className="font-display font-semibold">{name}</span>}
                {role !== '' && <span className="font-display text-sm text-ink-soft">{role}</span>}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
