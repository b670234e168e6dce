/** Playback settings, stored in this browser and shared by all videos. */
export interface PlayerSettings {
  /** playback rate, 1 is normal */
  speed: number
  /** 0 to 1 */
  volume: number
}

const KEY = 'player'
const usual: PlayerSettings = {speed: 1, volume: 1}

export const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2] as const

/** Parses the stored value; invalid parts fall back to the defaults. */
export function parsePlayerSettings(stored: string | null): PlayerSettings {
  try {
    const {speed, volume} = JSON.parse(stored ?? '{}') as {speed?: unknown; volume?: unknown}
    return {
      speed: SPEEDS.find((known) => known === speed) ?? usual.speed,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : usual.volume,
    }
  } catch {
    return usual
  }
}

export function readPlayerSettings(): PlayerSettings {
  try {
    return parsePlayerSettings(localStorage.getItem(KEY))
  } catch {
    return usual
  }
}

export function keepPlayerSettings(settings: PlayerSettings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without storage the next video starts with the defaults.
  }
}
