/**
 * Makes the videos of the seed's lessons from its drawings, and their captions: `node studio/seed/record-videos.ts`, or only
 * those whose name contains a word. The drawings fade into one another while the picture slowly comes nearer.
 *
 * Needs `ffmpeg` with libvpx (a Debian package; `brew install ffmpeg`). What it makes is committed: nobody needs it to run the shop.
 */
import {execFile} from 'node:child_process'
import {mkdir, mkdtemp, rm, stat, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import sharp from 'sharp'
import {figure} from './art/figures/all-figures.ts'
import {captionsOf} from './captions.ts'
import {videos} from './lessons/all-lessons.ts'
import type {VideoSeed} from './lessons/types.ts'

const run = promisify(execFile)

const WIDTH = 1280
const HEIGHT = 720
/** Frames a second. */
const RATE = 15
/** Seconds in which a drawing fades into the next. */
const FADE = 0.7
/** How much nearer the picture has come at the end. */
const ZOOM = 0.05
/** Bits a second at most, on average: a minute is under 1.7 MB. */
const BITRATE = '220k'

const folder = join(import.meta.dirname, 'videos')
const wanted = process.argv[2] ?? ''

await mkdir(folder, {recursive: true})
for (const video of videos.filter(({name}) => name.includes(wanted))) {
  const file = join(folder, `${video.name}.webm`)
  await record(video, file)
  await writeFile(join(folder, `${video.name}.vtt`), captionsOf(video))
  console.log(`${video.name}.webm  ${Math.round((await stat(file)).size / 1024)} kB`)
}

async function record({scenes}: VideoSeed, file: string): Promise<void> {
  const frames = await mkdtemp(join(tmpdir(), 'lectern-video-'))
  try {
    const inputs: string[] = []
    for (const [index, scene] of scenes.entries()) {
      const frame = join(frames, `${index}.png`)
      await sharp(Buffer.from(figure(scene.figure)))
        .png()
        .toFile(frame)
      inputs.push('-i', frame)
    }
    const seconds = scenes.reduce((total, scene) => total + scene.seconds, 0)
    const codec = [
      '-an',
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '34',
      '-b:v',
      BITRATE,
      '-deadline',
      'realtime',
      '-cpu-used',
      '6',
      '-row-mt',
      '1',
    ]
    // A key frame every five seconds: to jump is to go to one of them.
    const output = ['-g', String(RATE * 5), '-t', String(seconds), '-cues_to_front', '1', file]
    const film = ['-filter_complex', filter(scenes, seconds), '-map', '[film]']
    await run('ffmpeg', ['-y', ...inputs, ...film, ...codec, ...output])
  } finally {
    await rm(frames, {recursive: true})
  }
}

/** Fades the drawings into one another, then moves the camera over all of them at once, so that they stay in line. */
function filter(scenes: VideoSeed['scenes'], seconds: number): string {
  const steps: string[] = scenes.map(
    (scene, index) =>
      `[${index}:v]format=yuv420p,setsar=1,loop=loop=-1:size=1,settb=1/${RATE},setpts=N,fps=${RATE},` +
      `trim=duration=${scene.seconds + FADE},setpts=PTS-STARTPTS[s${index}]`,
  )
  let shown = 's0'
  let start = 0
  for (const [index, scene] of scenes.slice(0, -1).entries()) {
    start += scene.seconds
    steps.push(
      `[${shown}][s${index + 1}]xfade=transition=fade:duration=${FADE}:offset=${start}[x${index + 1}]`,
    )
    shown = `x${index + 1}`
  }
  const zoom = `1+${ZOOM}*on/${seconds * RATE}`
  // Drawn larger first: the camera moves by whole pixels of what it looks at.
  steps.push(
    `[${shown}]scale=${WIDTH * 2}:-1,` +
      `zoompan=z='${zoom}':x='(iw-iw/zoom)/2':y='(ih-ih/zoom)/2':d=1:s=${WIDTH}x${HEIGHT}:fps=${RATE}[film]`,
  )
  return steps.join(';')
}
