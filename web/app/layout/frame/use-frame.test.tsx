import {renderToString} from 'react-dom/server'
import {createRoutesStub} from 'react-router-dom'
import {expect, test} from 'vitest'
import {SpaFallbackContext} from '../spa-fallback'
import {useFrame} from './use-frame'

function Frame() {
  return useFrame()?.('screen') ?? 'the shop'
}

const handle = {frame: (screen: string) => `the back office around the ${screen}`}
const Screens = createRoutesStub([{id: 'screen', path: '/', Component: Frame, handle}])
const render = (forOtherAddresses: boolean) =>
  renderToString(
    <SpaFallbackContext value={forOtherAddresses}>
      <Screens />
    </SpaFallbackContext>,
  )

test('a screen stands in the frame of its route', () => {
  expect(render(false)).toContain('the back office around the screen')
})

test('the page for all other addresses stands in the frame that its browser begins with', () => {
  expect(render(true)).toContain('the shop')
})
