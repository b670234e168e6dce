import {useEffect, useMemo, useState} from 'react'
import {createPortal} from 'react-dom'
import {useShortcuts} from '~/features/learning/lesson/keyboard/use-shortcuts'
import {formatLength} from '~/lib/video/video'
import {Button} from '~/ui/button'
import {findWords, lineOfWords, placesIn, wordsOf, type Place} from './places'
import './lesson-places.css'

/** How long a selection is left alone before the button is shown, in ms: it changes with every move of the mouse. */
const SETTLED_MS = 250
/** Between the marked words and the button, in px; fingers have handles there. */
const GAP = {mouse: 8, finger: 36} as const

/** Half of the button's width and some room beside it, in px. */
const HALF_WIDTH = 76

interface LessonPlacesProps {
  /** the element of the lesson's body */
  body: HTMLElement
  note: string
  /** adds a line to the note, and leads there; null while none can be added */
  onAdd: ((line: string) => void) | null
}

/**
 * Marks the words of a lesson that its note quotes, lists all places that the note names and leads to them, and lets the learner add
 * one: marked words by a button beside them, or by H.
 */
export function LessonPlaces({body, note, onAdd}: LessonPlacesProps) {
  const places = useMemo(
    () => placesIn(note).map((place) => ({place, target: targetOf(body, place)})),
    [body, note],
  )
  const selected = useSelected(body)
  const add = () => {
    if (!onAdd || wordsSelectedIn(body) === null) return
    widenToWords()
    const words = getSelection()?.toString() ?? ''
    getSelection()?.removeAllRanges()
    onAdd(lineOfWords(words))
  }
  useShortcuts({h: add})

  useEffect(() => {
    const ranges = places.flatMap(({target}) => (target instanceof Range ? [target] : []))
    return highlight('noted', ranges)
  }, [places])

  return (
    <>
      {places.length > 0 && (
        <section aria-label="Places in this lesson">
          <h3 className="font-display text-sm font-semibold">Places in this lesson</h3>
          <ul className="mt-2 grid gap-1">
            {places.map(({place, target}, index) => (
              // The same words may be quoted twice.
              <li key={index} className="border-l-2 border-star pl-3">
                {target ? (
                  <button
                    type="button"
                    onClick={() => goTo(target, place)}
                    className="target line-clamp-2 min-h-6 text-left font-display text-sm leading-snug underline-offset-4 hover:underline"
                  >
                    {nameOf(place)}
                  </button>
                ) : (
                  <p className="font-display text-sm leading-snug text-ink-soft">
                    <span className="line-clamp-2">{nameOf(place)}</span>
                    {place.kind === 'words'
                      ? 'The lesson has been edited, and these words are no longer in it.'
                      : 'The lesson has been edited, and this film is no longer in it.'}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {onAdd &&
        selected &&
        createPortal(
          <div
            className="no-print absolute z-30 -translate-x-1/2 rounded bg-surface shadow-lift"
            style={{top: selected.top, left: selected.left}}
          >
            <Button
              size="sm"
              variant="secondary"
              // The words stay marked.
              onPointerDown={(event) => event.preventDefault()}
              onClick={add}
            >
              Add to notes
            </Button>
          </div>,
          document.body,
        )}
    </>
  )
}

function nameOf(place: Place): string {
  return place.kind === 'words' ? `“${place.words}”` : `${formatLength(place.second)} · ${place.title}`
}

type Target = Range | HTMLElement

/** Where a place is: the words, or the figure of the film; null when the lesson does not have it any more. */
function targetOf(body: HTMLElement, place: Place): Target | null {
  if (place.kind === 'words') return rangeOf(body, place.words)
  return (
    [...body.querySelectorAll<HTMLElement>('figure[data-film]')].find(
      // Behind the title stands how long it is.
      (figure) => figure.querySelector('figcaption')?.firstChild?.textContent?.trim() === place.title.trim(),
    ) ?? null
  )
}

function rangeOf(body: HTMLElement, words: string): Range | null {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const all = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    for (const word of wordsOf(node.data)) all.push({node, ...word})
  }
  const found = findWords(
    all.map(({word}) => word),
    wordsOf(words).map(({word}) => word),
  )
  const [first, last] = [all[found?.first ?? -1], all[found?.last ?? -1]]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.start)
  range.setEnd(last.node, last.end)
  return range
}

/** Scrolls to a place and gives it the focus; a film goes to its moment, and does not begin to play. */
function goTo(target: Target, place: Place): void {
  const range = target instanceof Range ? target : null
  const element = range
    ? range.startContainer.parentElement?.closest('p, li, h2, h3, td, th, pre, figcaption')
    : target
  if (!(element instanceof HTMLElement)) return
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
  element.scrollIntoView({block: 'center'})
  const media = range ? null : element.querySelector<HTMLMediaElement>('video, hls-video')
  if (media && place.kind === 'moment') media.currentTime = place.second
  const focused = media ? (element.querySelector<HTMLElement>('media-controller') ?? media) : element
  if (!media) focused.tabIndex = -1
  focused.focus({preventScroll: true})
  if (range) highlight('noted-here', [range])
}

/** Colours parts of the text (`lesson-places.css`), where the browser can. Returns the function that ends it. */
function highlight(name: 'noted' | 'noted-here', ranges: Range[]): () => void {
  if (typeof Highlight === 'undefined') return () => {}
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => {
    CSS.highlights.delete(name)
    CSS.highlights.delete('noted-here')
  }
}

/** Where the button for the marked words stands on the page, in px; null while none are marked. */
function useSelected(body: HTMLElement): {top: number; left: number} | null {
  const [place, setPlace] = useState<{top: number; left: number} | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const range = wordsSelectedIn(body) === null ? undefined : getSelection()?.getRangeAt(0)
      const last = range && lastLine(range)
      const gap = matchMedia('(pointer: coarse)').matches ? GAP.finger : GAP.mouse
      const room = document.documentElement.clientWidth - HALF_WIDTH
      setPlace(
        last
          ? {
              top: last.bottom + scrollY + gap,
              left: Math.max(HALF_WIDTH, Math.min(room, last.left + last.width / 2)),
            }
          : null,
      )
    }
    const showSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(show, SETTLED_MS)
    }
    document.addEventListener('selectionchange', showSoon, {signal: leaving.signal})
    // They may be marked already.
    showSoon()
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [body])
  return place
}

/** The last line of the words in a range: one of a whole paragraph ends at the beginning of what comes after it. */
function lastLine(range: Range): DOMRect | undefined {
  const words = range.cloneRange()
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_TEXT)
  const texts = [walker.currentNode]
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const node of texts) {
    const isIn = node instanceof Text && node.data.trim() !== '' && range.intersectsNode(node)
    if (!isIn || (node === range.endContainer && range.endOffset === 0)) continue
    words.setEnd(node, node === range.endContainer ? range.endOffset : node.length)
  }
  return [...words.getClientRects()].at(-1)
}

/** Marks the whole of words of which a part is marked: few letters would not be found again. */
function widenToWords(): void {
  const range = getSelection()?.getRangeAt(0)
  if (!range) return
  const {startContainer, startOffset, endContainer, endOffset} = range
  const first = wordAround(startContainer, startOffset)
  const last = wordAround(endContainer, endOffset)
  if (first) range.setStart(startContainer, first.start)
  if (last) range.setEnd(endContainer, last.end)
}

const wordAround = (node: Node, offset: number) =>
  node instanceof Text ? wordsOf(node.data).find(({start, end}) => start < offset && offset < end) : undefined

/** The words of the lesson that are marked; null when there are none. */
function wordsSelectedIn(body: HTMLElement): string | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const words = selection.toString()
  const isInside = body.contains(selection.getRangeAt(0).commonAncestorContainer)
  return isInside && wordsOf(words).length > 0 ? words : null
}
