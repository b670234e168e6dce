import {createContext, use, type ReactNode} from 'react'

interface VideoPosition {
  /** the block whose position is kept: the first video of a lesson */
  block: string | null
  /** where it was left, in seconds */
  left: number
  /** keeps where it is now, in seconds */
  keep: (second: number) => void
}

const VideoPositionContext = createContext<VideoPosition>({block: null, left: 0, keep: () => {}})

export function VideoPositionProvider({value, children}: {value: VideoPosition; children: ReactNode}) {
  return <VideoPositionContext value={value}>{children}</VideoPositionContext>
}

export const useVideoPosition = (): VideoPosition => use(VideoPositionContext)
