import type {HttpsFunction, Request} from 'firebase-functions/v2/https'

export type {Request}
export type Response = Parameters<HttpsFunction>[1]

/** Answers a plain request: one of a page, or of a service. A door leads to it by the request's path. */
export type HttpHandler = (request: Request, response: Response) => Promise<void>
