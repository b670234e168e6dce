import MediaCaptionsButton from 'media-chrome/dist/media-captions-button.js'
import MediaControlBar from 'media-chrome/dist/media-control-bar.js'
import MediaController from 'media-chrome/dist/media-controller.js'
import MediaFullscreenButton from 'media-chrome/dist/media-fullscreen-button.js'
import MediaGestureReceiver from 'media-chrome/dist/media-gesture-receiver.js'
import MediaLoadingIndicator from 'media-chrome/dist/media-loading-indicator.js'
import MediaMuteButton from 'media-chrome/dist/media-mute-button.js'
import MediaPipButton from 'media-chrome/dist/media-pip-button.js'
import MediaPlayButton from 'media-chrome/dist/media-play-button.js'
import MediaPlaybackRateButton from 'media-chrome/dist/media-playback-rate-button.js'
import MediaPreviewThumbnail from 'media-chrome/dist/media-preview-thumbnail.js'
import MediaTimeDisplay from 'media-chrome/dist/media-time-display.js'
import MediaTimeRange from 'media-chrome/dist/media-time-range.js'
import MediaTooltip from 'media-chrome/dist/media-tooltip.js'
import MediaVolumeRange from 'media-chrome/dist/media-volume-range.js'
import {createHash} from 'node:crypto'

interface WithTemplate {
  getTemplateHTML?: (attributes: Record<string, string>, props?: Record<string, unknown>) => string
}

/** The elements of the player (`lib/video/player.tsx`), and those that they bring. */
const elements: readonly WithTemplate[] = [
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaGestureReceiver,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaPlaybackRateButton,
  MediaPreviewThumbnail,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaTooltip,
  MediaVolumeRange,
]

/**
 * The styles that the player's elements put into themselves, as a policy names them. They are read from the package itself, so a
 * new version of it needs no new list.
 */
export const PLAYER_STYLES: readonly string[] = [
  ...new Set(
    elements
      .flatMap((element) => [
        ...(element.getTemplateHTML?.({}, {}) ?? '').matchAll(/<style>([\s\S]*?)<\/style>/g),
      ])
      .map(([, style = '']) => `'sha256-${createHash('sha256').update(style, 'utf8').digest('base64')}'`),
  ),
]
