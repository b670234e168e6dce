import type {Visitor} from '../fixtures/visitor.ts'
import {expect, test} from '../fixtures/test.ts'

const ARTICLE = '/blog/watch-less-do-more'
const COURSE = '/course/draw-it-on-the-whiteboard'
const PLAYER = /\/assets\/player[^/]*\.js$/

/** What the test needs of the browser's HTMLVideoElement. */
interface Video {
  muted: boolean
  currentTime: number
  textTracks: ArrayLike<{mode: string; cues: ArrayLike<unknown> | null; addCue: (cue: object) => void}>
  dispatchEvent: (event: object) => void
}
declare const VTTCue: new (startTime: number, endTime: number, text: string) => object

const figure = ({main}: Visitor) => main.getByRole('figure', {name: 'A person in six strokes'})

/** The names of the scripts of the player that the page fetches from now on. */
function playerScripts({page}: Visitor): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname
    if (/\/assets\/[^/]*player[^/]*\.js$/.test(name)) scripts.push(name)
  })
  return scripts
}

test('a visitor plays the video of an article, with captions and a transcript', async ({visitor}) => {
  const {page} = visitor
  const scripts = playerScripts(visitor)
  await visitor.visit(ARTICLE)
  await visitor.declineCookies()
  await page.waitForLoadState('networkidle')
  await test.step('the player is fetched when the reader comes near', async () => {
    expect(scripts).toEqual([])
    await figure(visitor).scrollIntoViewIfNeeded()
    await expect(figure(visitor).locator('media-controller')).toBeVisible()
    expect(scripts.length).toBeGreaterThan(0)
  })
  const video = figure(visitor).locator('video')
  const captions = figure(visitor).getByRole('button', {name: /captions/i})
  await test.step('it has captions, which can be switched off', async () => {
    const mode = () => video.evaluate(({textTracks}: Video) => textTracks[0]?.mode)
    await expect
      .poll(() => video.evaluate(({textTracks}: Video) => textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(5)
    await expect.poll(mode).toBe('showing')
    await captions.click()
    await expect.poll(mode).not.toBe('showing')
    await captions.click()
    await expect.poll(mode).toBe('showing')
  })
  await test.step('it plays, by keyboard', async () => {
    const play = figure(visitor).getByRole('button', {name: /^play$/i})
    await play.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => video.evaluate(({currentTime}: Video) => currentTime)).toBeGreaterThan(0.5)
    await figure(visitor)
      .getByRole('button', {name: /^pause$/i})
      .press('Enter')
    await expect(video).toHaveJSProperty('paused', true)
  })
  await test.step('it is written down', async () => {
    // As text, or as a sentence to press once the captions are loaded.
    const words = figure(visitor)
      .getByText(/^A person needs six strokes\./)
      .filter({visible: true})
    await expect(words).toHaveCount(0)
    await figure(visitor).getByText('Transcript', {exact: true}).click()
    await expect(words).toHaveCount(1)
    // The browser reads the file of captions in parts, and the player may be there before the last of them.
    await video.evaluate((media: Video) => {
      media.textTracks[0]?.addCue(new VTTCue(64, 65, 'Said at the very end.'))
      media.dispatchEvent(new Event('timeupdate'))
    })
    await expect(figure(visitor).getByRole('button', {name: 'Said at the very end.'})).toBeVisible()
  })
})

test('playback that began before the player was loaded goes on', async ({visitor}) => {
  const {page} = visitor
  let letScriptsPass = () => {}
  const scriptsPass = new Promise<void>((resolve) => (letScriptsPass = resolve))
  await page.route(PLAYER, async (route) => {
    await scriptsPass
    await route.continue()
  })
  await visitor.visit(ARTICLE)
  await figure(visitor).scrollIntoViewIfNeeded()
  const video = figure(visitor).locator('video')
  await video.evaluate((element: Video & {play: () => Promise<void>}) => {
    element.muted = true
    return element.play()
  })
  // Not until the network is idle: a video that plays fetches more and more of itself.
  const loaded = page.waitForEvent('requestfinished', (request) => PLAYER.test(request.url()))
  letScriptsPass()
  await loaded
  await expect.poll(() => video.evaluate(({currentTime}: Video) => currentTime)).toBeGreaterThan(1)
  await expect(video).toHaveJSProperty('paused', false)
  await expect(figure(visitor).locator('media-controller')).toHaveCount(0)
})

test('the trailer of a course is in the browser’s own player, and in ours once a mouse is over it', async ({
  visitor,
}) => {
  const {page} = visitor
  const scripts = playerScripts(visitor)
  await visitor.visit(COURSE)
  await visitor.declineCookies()
  await expect(figure(visitor).locator('video')).toHaveAttribute('controls')
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  const play = figure(visitor).getByRole('button', {name: /^play$/i})
  // Before the page is hydrated it does not hear of a mouse.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await figure(visitor).hover()
    await expect(play).toBeVisible({timeout: 5000})
  }).toPass()
  await play.focus()
  await page.keyboard.press('Enter')
  const video = figure(visitor).locator('video')
  await expect.poll(() => video.evaluate(({currentTime}: Video) => currentTime)).toBeGreaterThan(0.5)
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the video of an article, and of a course, plays in the browser’s own player', async ({visitor}) => {
    for (const path of [ARTICLE, COURSE]) await test.step(path, () => expectNativePlayer(visitor, path))
  })

  async function expectNativePlayer(visitor: Visitor, path: string): Promise<void> {
    await visitor.visit(path)
    const video = figure(visitor).locator('video')
    await expect(video).toBeVisible()
    await expect(video).toHaveAttribute('controls')
    await expect(video).toHaveAttribute('poster', /\/images\/.+h=720/)
    for (const [part, type] of [
      ['source', 'video/webm'],
      ['track', 'text/vtt'],
    ] as const) {
      const address = (await video.locator(part).getAttribute('src')) ?? ''
      const {status, headers} = await fetch(address)
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(type)])
    }
    await figure(visitor).getByText('Transcript', {exact: true}).click()
    await expect(figure(visitor).getByText(/^A person needs six strokes\./)).toBeVisible()
  }
})
