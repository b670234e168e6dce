import type {Route} from './+types/layout'
import {requireStaff} from '~/features/auth/auth-guard'

/** The layout of staff screens. The parent layout's error boundary handles everyone else. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireStaff]
