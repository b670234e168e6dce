import {useEffect} from 'react'
import {Outlet, useRevalidator} from 'react-router-dom'
import type {Route} from './+types/layout'
import {requireTeacher} from '~/features/auth/auth-guard'
import {useSession} from '~/features/auth/session'
import type {FrameHandle} from '~/layout/frame/use-frame'
import {TeachFrame} from '~/layout/teach/teach-frame'

/** The layout of teachers' screens. The parent layout's error boundary handles everyone else. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireTeacher]

export const handle: FrameHandle = {frame: (screen) => <TeachFrame>{screen}</TeachFrame>}

/** Runs the guard again when whoever is here teaches no more. */
export default function TeachingArea() {
  const {user} = useSession()
  const {revalidate} = useRevalidator()
  const hasEnded = user !== null && !user.isTeacher
  useEffect(() => {
    if (hasEnded) void revalidate()
  }, [hasEnded, revalidate])
  return <Outlet />
}
