import type {ComponentProps, ComponentType, ReactNode} from 'react'
import {renderToStaticMarkup} from 'react-dom/server'
import {createRoutesStub, type ShouldRevalidateFunctionArgs} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import {UserProvider} from '~/features/auth/user-context'
import {ada} from '~/lib/testing/sample-user'
import {LoadFailure} from '~/lib/router/load-failure'
import SettingsScreen, {ErrorBoundary, shouldRevalidate} from './settings'

vi.mock('~/ui/use-hydrated', () => ({useHydrated: () => true}))

/** The account's tab, with what was loaded of it; an error where that failed. */
function accountTab(loaded: ComponentProps<typeof SettingsScreen>['loaderData'] | Error): string {
  const Screen = SettingsScreen as ComponentType<{loaderData: object}>
  const inside = (children: ReactNode) => <UserProvider user={ada}>{children}</UserProvider>
  const Stub = createRoutesStub([
    {
      id: 'settings',
      path: '/settings',
      Component: () => inside(<Screen loaderData={loaded} />),
      ErrorBoundary: () => inside(<ErrorBoundary />),
    },
  ])
  const errors = loaded instanceof Error ? {settings: loaded} : null
  return renderToStaticMarkup(<Stub initialEntries={['/settings?tab=account']} hydrationData={{errors}} />)
}

test('an account is offered to be deleted once it is known that it is not to be', () => {
  expect(accountTab({leaving: {closesAt: null}})).toContain('Delete My Account')
})

test.each([
  ['it is loaded', {}, 'Loading your account'],
  ['it could not be loaded', new LoadFailure({title: 'Not loaded', description: ''}), 'Not loaded'],
  ['it is to be', {leaving: {closesAt: 1}}, 'Keep My Account'],
])('and not while %s', (_, loaded, words) => {
  const html = accountTab(loaded)
  expect(html).toContain('ada@example.test')
  expect(html).toContain(words)
  expect(html).not.toContain('Delete My Account')
})

test('the settings are loaded again when somebody subscribes in the footer, which loads no other screen again', () => {
  const isLoaded = (formAction: string | undefined, defaultShouldRevalidate: boolean) =>
    shouldRevalidate({formAction, defaultShouldRevalidate} as ShouldRevalidateFunctionArgs)
  expect(isLoaded('/newsletter/subscribe', false)).toBe(true)
  expect(isLoaded('/account/verification-email', false)).toBe(false)
  expect(isLoaded(undefined, true)).toBe(true)
})
