import type {DetailedHTMLProps, HTMLAttributes, VideoHTMLAttributes} from 'react'

type MediaElement = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  /** keys it does not have: `nop noarrowup` */
  hotkeys?: string
  keyboardforwardseekoffset?: string
  keyboardbackwardseekoffset?: string
  keyboardupvolumestep?: string
  keyboarddownvolumestep?: string
  novolumepref?: boolean
  nomutedpref?: boolean
  nosubtitleslangpref?: boolean
  noautohide?: boolean
  showduration?: boolean
  rates?: string
}

/** Types of the media-chrome and hls-video-element custom elements that the player uses. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': MediaElement
      'media-control-bar': MediaElement
      'media-play-button': MediaElement
      'media-time-range': MediaElement
      'media-time-display': MediaElement
      'media-mute-button': MediaElement
      'media-pip-button': MediaElement
      'media-volume-range': MediaElement
      'media-captions-button': MediaElement
      'media-playback-rate-button': MediaElement
      'media-fullscreen-button': MediaElement
      'media-loading-indicator': MediaElement
      'hls-video': DetailedHTMLProps<VideoHTMLAttributes<HTMLVideoElement>, HTMLVideoElement>
    }
  }
}
