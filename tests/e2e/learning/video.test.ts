import type {Locator} from '@playwright/test'
import {giveCourse, uidOf} from '../fixtures/taught-course.ts'
import {expect, test} from '../fixtures/test.ts'

const VIDEO_LESSON = '/learn/draw-it-on-the-whiteboard/a-person-in-six-strokes'
/** Where its video stops for a question, in seconds. */
const STOP = 45
/** A moment after it that is noted, in seconds. */
const NOTED = 50

/** What the test needs of the browser's HTMLVideoElement. */
interface Video {
  currentTime: number
  muted: boolean
  textTracks: ArrayLike<{mode: string; cues: ArrayLike<unknown> | null}>
  play: () => Promise<void>
  pause: () => void
}

const secondOf = (video: Locator) => video.evaluate((element: Video) => element.currentTime)

test('a video has captions and a transcript, stops for a question, goes on where it was left, and its moments are noted', async ({
  newLearner,
  account,
}) => {
  const {page, main} = newLearner
  await giveCourse(await uidOf(account), 'course-draw-it-on-the-whiteboard')
  await newLearner.visit(VIDEO_LESSON)
  const player = main.getByRole('figure', {name: 'A person in six strokes'}).locator('media-controller')
  const video = player.locator('video')
  await expect(video).not.toHaveJSProperty('readyState', 0)

  await test.step('it says how long it is, and has no control for the sound that it does not have', async () => {
    await expect(main.getByText(/^A person in six strokes · 1:\d\d$/)).toBeVisible()
    await expect(player.getByRole('button', {name: 'play', exact: true})).toBeVisible()
    await expect(player.getByRole('button', {name: /^(un)?mute/i})).toHaveCount(0)
    await expect(player.getByRole('slider', {name: /volume/i})).toHaveCount(0)
    await expect(main.getByText(/^With video · /)).toBeVisible()
  })
  await test.step('captions and a transcript say what is said', async () => {
    await expect
      .poll(() => video.evaluate(({textTracks}: Video) => textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(5)
    await main.getByText('Transcript', {exact: true}).click()
    await expect(main.getByRole('button', {name: /A person needs six strokes/})).toBeVisible()
  })
  await test.step('the transcript is searched, leads to where it is said, and follows', async () => {
    const search = main.getByRole('searchbox', {name: 'Search the transcript'})
    const lines = main.getByRole('listitem').filter({has: page.getByRole('button', {name: /^\d+:\d\d /})})
    await search.fill('xylophone')
    await expect(main.getByText('Nobody says “xylophone”.')).toBeVisible()
    await search.fill('SIX')
    await expect(lines.filter({hasText: /six/i})).not.toHaveCount(0)
    await expect(lines.filter({hasNotText: /six/i})).toHaveCount(0)
    await search.clear()
    const last = lines.last().getByRole('button')
    const [, minutes, seconds] = /^(\d+):(\d\d)/.exec(await last.innerText()) ?? []
    await last.click()
    await expect(last).toHaveAttribute('aria-current', 'true')
    expect(await secondOf(video)).toBeGreaterThanOrEqual(Number(minutes) * 60 + Number(seconds))
  })
  await test.step('the player has keys of its own, and its M marks nothing', async () => {
    const mode = () => video.evaluate(({textTracks}: Video) => textTracks[0]?.mode)
    await video.evaluate((element: Video) => element.pause())
    await player.focus()
    const before = await secondOf(video)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => secondOf(video)).toBeCloseTo(before - 5, 0)
    await page.keyboard.press('c')
    await expect.poll(mode).not.toBe('showing')
    await page.keyboard.press('c')
    await expect.poll(mode).toBe('showing')
    await page.keyboard.press('Space')
    // Its button says so a moment after the video does, and the key does what the button would.
    await expect(player.getByRole('button', {name: 'pause', exact: true})).toBeVisible()
    await expect(video).toHaveJSProperty('paused', false)
    await page.keyboard.press('Space')
    await expect(video).toHaveJSProperty('paused', true)
    await page.keyboard.press('m')
    await page.keyboard.press('?')
    const keys = page.getByRole('dialog', {name: 'Keys on a lesson'})
    await expect(keys.getByRole('heading', {name: 'In the player of a video'})).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(main.getByRole('button', {name: 'Mark as done'})).toBeVisible()
  })
  await test.step('the speed is kept', async () => {
    await player.getByRole('button', {name: /playback rate/i}).click()
    await expect.poll(() => newLearner.stored('player')).toContain('"speed":1.25')
  })
  await test.step('it stops for a question', async () => {
    await video.evaluate((element: Video, second) => {
      element.muted = true
      element.currentTime = second
      return element.play()
    }, STOP - 0.5)
    const question = main.getByRole('region', {name: 'The video has stopped for a question'})
    await expect(question).toBeFocused()
    expect(await secondOf(video)).toBeGreaterThanOrEqual(STOP)
    expect(await secondOf(video)).toBeLessThan(STOP + 2)
    const stoppedAt = await secondOf(video)
    await question.getByRole('radio').first().check()
    await question.getByRole('button', {name: 'Check answer'}).click()
    await question.getByRole('button', {name: 'Go on with the video'}).click()
    await expect(question).toBeHidden()
    await expect.poll(() => secondOf(video)).toBeGreaterThan(stoppedAt)
    await video.evaluate((element: Video) => element.pause())
  })
  await test.step('a moment of it is noted', async () => {
    await video.evaluate((element: Video, second) => {
      element.currentTime = second
    }, NOTED + 0.4)
    await main.getByRole('button', {name: 'Note this moment'}).click()
    const notes = main.getByRole('textbox', {name: /Nobody else can read them/})
    await expect(notes).toBeFocused()
    await page.keyboard.type('The shoulders.')
    await expect(notes).toHaveValue('> 0:50 · A person in six strokes\nThe shoulders.')
    await expect(main.getByText('Saved', {exact: true})).toBeVisible()
  })
  await test.step('it goes on where it was left, as fast as it was', async () => {
    await page.reload()
    await expect.poll(() => secondOf(video)).toBeGreaterThan(STOP)
    await expect(video).toHaveJSProperty('playbackRate', 1.25)
  })
  await test.step('the moment is found again', async () => {
    await main.getByText('Your notes', {exact: true}).click()
    await main.getByRole('button', {name: '0:50 · A person in six strokes'}).click()
    await expect(player).toBeFocused()
    await expect.poll(() => secondOf(video)).toBe(NOTED)
  })
})
