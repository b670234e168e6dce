import type {Block} from '@lectern/domain/learning/lesson-body'
import {imageSources, toImage} from '~/lib/sanity/image'

/** A video of a lesson or an article; that of a lesson has questions as well. */
export type Video = Omit<Block<'video'>, 'stops'>

/** The length of a video, given in seconds, in minutes and seconds: `1:11`, `1:02:05`. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds)
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const [first, ...others] = parts[0] === 0 ? parts.slice(1) : parts
  return [first, ...others.map((part) => String(part).padStart(2, '0'))].join(':')
}

/** The URL of the poster image shown before playback. */
export function posterOf({poster}: Video): string | undefined {
  const image = toImage(poster)
  return image ? imageSources(image, [1280], 16 / 9).src : undefined
}

/**
 * Begins to play. Whether it plays, the element says by its events: the promise is also refused when somebody pauses before there
 * is a picture, or leaves, and where a browser does not play without a press the player shows its button.
 */
export function play(media: HTMLMediaElement | null): void {
  media?.play().catch(() => {})
}
