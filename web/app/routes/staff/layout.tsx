import type {Route} from './+types/layout'
import {requireStaff} from '~/features/auth/auth-guard'

/** Screens for staff. The error for everyone else is handled by the layout around this one. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireStaff]
