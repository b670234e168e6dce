import {createContext, use, type ReactNode} from 'react'

interface VideoPosition {
  /** key of the block whose position is stored: the lesson's first video */
  block: string | null
  /** stored position, in seconds */
  left: number
  /** stores the current position, in seconds */
  keep: (second: number) => void
  /** adds a line for a moment of a film to the learner's notes; null for whoever has none */
  note: ((line: string) => void) | null
}

const VideoPositionContext = createContext<VideoPosition>({block: null, left: 0, keep: () => {}, note: null})

export function VideoPositionProvider({value, children}: {value: VideoPosition; children: ReactNode}) {
  return <VideoPositionContext value={value}>{children}</VideoPositionContext>
}

export const useVideoPosition = (): VideoPosition => use(VideoPositionContext)
