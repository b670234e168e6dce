import {expect, test} from 'vitest'
import {sharedImageUrl} from './image-url'

const url = 'https://images.test/images/lectern/production/a-1600x900.webp'
const asset = {_ref: 'image-a-1600x900-webp'}

function paramsOf(value: Parameters<typeof sharedImageUrl>[1]) {
  return Object.fromEntries(new URL(sharedImageUrl(url, value)).searchParams)
}

test('shows the whole picture where editors cut nothing off', () => {
  expect(paramsOf({asset})).toEqual({rect: '0,0,1600,900', w: '1200', h: '630', fit: 'crop'})
})

test('shows what the crop leaves, around the hotspot', () => {
  const crop = {left: 0.25, right: 0.25, top: 0, bottom: 0.5}
  expect(paramsOf({asset, crop, hotspot: {x: 0.75, y: 0.25}})).toMatchObject({
    rect: '400,0,800,450',
    crop: 'focalpoint',
    'fp-x': '1',
    'fp-y': '0.5',
  })
})
