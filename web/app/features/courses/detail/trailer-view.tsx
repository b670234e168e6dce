import {useState} from 'react'
import type {Video} from '~/lib/video/video'
import {VideoFigure} from '~/lib/video/video-figure'

const fetchPlayer = () => import('~/lib/video/player')

/** The video of a trailer: in the browser's own player, until a mouse comes near. What is focused or touched is not replaced. */
export default function TrailerView({video}: {video: Video}) {
  const [isNear, setNear] = useState(false)
  return (
    <div onPointerMove={({pointerType}) => pointerType === 'mouse' && setNear(true)}>
      <VideoFigure video={video} fetchPlayer={isNear ? fetchPlayer : undefined} />
    </div>
  )
}
