import {useEffect} from 'react'
import {Outlet, useRevalidator} from 'react-router-dom'
import type {Route} from './+types/layout'
import {useSession} from '~/features/auth/session'
import {isOfEarnings, requireTeacher} from '~/features/auth/teacher-guard'
import type {FrameHandle} from '~/layout/frame/use-frame'
import {TeachFrame} from '~/layout/teach/teach-frame'
import {usePathname} from '~/lib/router/use-pathname'

/** The layout of teachers' screens. The parent layout's error boundary handles everyone else. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireTeacher]

export const handle: FrameHandle = {frame: (screen) => <TeachFrame>{screen}</TeachFrame>}

/** Runs the guard again when whoever is here teaches no more, and sees more than what they have earned. */
export default function TeachingArea() {
  const {user} = useSession()
  const {revalidate} = useRevalidator()
  const pathname = usePathname()
  const hasEnded = user !== null && !user.isTeaching && !(user.isTeacher && isOfEarnings(pathname))
  useEffect(() => {
    if (hasEnded) void revalidate()
  }, [hasEnded, revalidate])
  return <Outlet />
}
