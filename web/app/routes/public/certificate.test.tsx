import type {ComponentProps} from 'react'
import {renderToString} from 'react-dom/server'
import {MemoryRouter} from 'react-router-dom'
import {expect, test, vi} from 'vitest'
import CertificateScreen from './certificate'

vi.mock('~/features/auth/session', () => ({useSession: () => ({status: 'signed-out', user: null})}))

/** The text of the page of a certificate that was withdrawn. */
function withdrawn(name: string): string {
  const certificate = {
    id: '0123456789abcdef0123456789abcdef',
    userId: '',
    courseId: 'seo',
    courseTitle: 'SEO That Lasts',
    teacher: 'Mara',
    name,
    duration: 60,
    issuedAt: Date.UTC(2026, 0, 31),
    withdrawnAt: Date.UTC(2026, 1, 28),
    corrected: false,
  }
  const props = {loaderData: {certificate, code: null}} as unknown as ComponentProps<typeof CertificateScreen>
  return renderToString(
    <MemoryRouter>
      <CertificateScreen {...props} />
    </MemoryRouter>,
  ).replaceAll(/<[^>]*>/g, '')
}

test('a withdrawn certificate says whose it was, and one of a deleted account only what it was for', () => {
  expect(withdrawn('Ada Fenn')).toContain('It was issued to Ada Fenn for SEO That Lasts on')
  expect(withdrawn('')).toContain('It was issued for SEO That Lasts on')
})
