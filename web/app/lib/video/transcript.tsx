import {useEffect, useMemo, useRef, useState} from 'react'
import {plainText} from '~/lib/sanity/plain-text'
import {partsAround} from '~/lib/search/excerpt'
import {MarkedText} from '~/lib/search/marked-text'
import {RichText} from '~/lib/sanity/rich-text'
import {pluralize} from '~/ui/content/pluralize'
import {SearchBox} from '~/ui/form/search-box'
import {lineAt, saysMore, toLines, type TranscriptLine} from './transcript-lines'
import {formatLength, play, type Video} from './video'

export interface TranscriptProps {
  media: HTMLMediaElement
  transcript: Video['transcript']
}

/**
 * What is said in a video, by its captions: the line that is spoken is marked, each leads to where it is spoken, and all are searched.
 * Without captions it is the transcript that editors have written.
 */
export function Transcript({media, transcript}: TranscriptProps) {
  const lines = useLines(media)
  const current = useCurrentLine(media, lines)
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const found = useMemo(
    () =>
      [...lines.entries()].filter(([, {text}]) => wanted === '' || partsAround(text, [wanted]).length > 1),
    [lines, wanted],
  )
  const list = useRef<HTMLOListElement>(null)

  useEffect(() => {
    const [box, line] = [list.current, list.current?.querySelector<HTMLElement>('[aria-current]')]
    if (current === -1 || !box || !line || media.paused) return
    // Whoever points at it reads.
    if (matchMedia('(hover: hover)').matches && box.matches(':hover')) return
    box.scrollTop = line.offsetTop - (box.clientHeight - line.offsetHeight) / 2
  }, [current, media])

  if (lines.length === 0) return <RichText value={transcript} />
  return (
    <>
      <div className="no-print">
        <SearchBox label="Search the transcript..." value={query} onChange={setQuery} />
        <output className={wanted === '' ? 'sr-only' : 'block font-display text-sm text-ink-soft'}>
          {wanted !== '' && (found.length > 0 ? pluralize(found.length, 'line') : `Nobody says “${wanted}”.`)}
        </output>
        <ol ref={list} className="relative max-h-80 list-none! overflow-y-auto overscroll-contain pl-0!">
          {found.map(([at, {second, text}]) => (
            <li key={at} className="mt-0!">
              <button
                type="button"
                aria-current={at === current || undefined}
                onClick={() => playFrom(media, second)}
                className="flex min-h-11 w-full gap-4 rounded px-2 py-2 text-left text-base hover:bg-surface-sunken aria-current:bg-surface-sunken aria-current:font-medium"
              >
                <span className="tabular w-12 shrink-0 font-display text-sm leading-6 text-ink-soft">
                  {formatLength(Math.floor(second))}
                </span>
                <span>
                  <MarkedText text={text} words={[wanted]} />
                </span>
              </button>
            </li>
          ))}
        </ol>
      </div>
      {/* On paper nothing is pressed or scrolled. */}
      <div className={saysMore(plainText(transcript), lines) ? undefined : 'hidden print:block'}>
        <RichText value={transcript} />
      </div>
    </>
  )
}

function playFrom(media: HTMLMediaElement, second: number): void {
  media.currentTime = second
  play(media)
}

/** The lines of the first captions of a video, as far as they are loaded. */
function useLines(media: HTMLMediaElement): TranscriptLine[] {
  const [lines, setLines] = useState<TranscriptLine[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    const {signal} = leaving
    let known = 0
    const read = () => {
      const cues = media.textTracks[0]?.cues
      // While their file is read there are ever more. They stay when the captions are switched off, which takes the cues from the track.
      if (!cues || cues.length <= known) return
      known = cues.length
      setLines(toLines([...cues] as VTTCue[]))
    }
    for (const type of ['loadeddata', 'timeupdate']) media.addEventListener(type, read, {signal})
    // It does not bubble.
    media.addEventListener('load', read, {signal, capture: true})
    read()
    return () => leaving.abort()
  }, [media])
  return lines
}

function useCurrentLine(media: HTMLMediaElement, lines: readonly TranscriptLine[]): number {
  const [current, setCurrent] = useState(-1)
  useEffect(() => {
    const follow = () => setCurrent(lineAt(lines, media.currentTime))
    for (const type of ['timeupdate', 'seeking']) media.addEventListener(type, follow)
    return () => {
      for (const type of ['timeupdate', 'seeking']) media.removeEventListener(type, follow)
    }
  }, [media, lines])
  return current
}
