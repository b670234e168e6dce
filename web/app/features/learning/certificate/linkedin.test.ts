import {expect, test} from 'vitest'
import {certificateAddress, linkedInAddress} from './linkedin'

test('a certificate is added to a LinkedIn profile with the course, the month and its address', () => {
  const {origin, pathname, searchParams} = new URL(
    linkedInAddress({
      id: 'abc',
      userId: 'ada',
      courseId: 'course-seo-that-lasts',
      courseTitle: 'SEO That Lasts',
      teacher: 'Amara Okafor',
      name: 'Ada Fenn',
      duration: 390,
      issuedAt: Date.UTC(2026, 10, 20, 12),
      withdrawnAt: null,
      corrected: false,
    }),
  )
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add')
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'SEO That Lasts',
    organizationName: 'Lectern',
    issueYear: '2026',
    issueMonth: '11',
    certUrl: certificateAddress('abc'),
    certId: 'abc',
  })
})
