/** How browsers tell whether a loaded video has sound: each has one of these. */
interface Hearable {
  /** Firefox */
  mozHasAudio?: boolean
  /** Safari */
  audioTracks?: {length: number}
  /** Chromium */
  captureStream?: () => MediaStream
}

/** Whether a video has sound, once its metadata is loaded; true where the browser does not tell. */
export function hasSound(element: HTMLMediaElement & Hearable): boolean {
  if (element.mozHasAudio !== undefined) return element.mozHasAudio
  if (element.audioTracks) return element.audioTracks.length > 0
  if (!element.captureStream) return true
  const stream = element.captureStream()
  const isHeard = stream.getAudioTracks().length > 0
  for (const track of stream.getTracks()) track.stop()
  return isHeard
}
