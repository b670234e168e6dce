import express, {type Express, type Request, type Response} from 'express'
import type {IncomingMessage} from 'node:http'
import {setTimeout as pause} from 'node:timers/promises'
import * as doors from '../../functions/src/index.ts'
import {FIREBASE_PROJECT, FUNCTIONS_REGION, HOST} from '../../local/ports.ts'

/** The process of the tests before these may not have ended yet: so often, and after so long (ms), the port is tried again. */
const TRIES = 100
const AGAIN_MS = 100

type HttpFunction = (request: Request, response: Response) => unknown
type EventFunction = {run: (event: object) => Promise<unknown>}

const {learner, pages, staff, visitor, webhooks} = doors
const reached = {learner, pages, staff, visitor, webhooks} as unknown as Record<string, HttpFunction>
const scheduled = {reconcile: doors.reconcile} as unknown as Record<string, EventFunction>

/** Answers at the addresses of the functions emulator with the functions of this process. Ends with the process. */
export async function serveFunctions(port: number): Promise<void> {
  const app = express()
  const keepBody = (request: IncomingMessage, _: unknown, rawBody: Buffer) =>
    Object.assign(request, {rawBody})
  app.use(express.json({limit: '10mb', verify: keepBody}))
  app.use(express.raw({type: () => true, limit: '10mb', verify: keepBody}))
  for (const [name, answer] of Object.entries(reached)) {
    app.use(`/${FIREBASE_PROJECT}/${FUNCTIONS_REGION}/${name}`, (request, response) =>
      answer(request, response),
    )
  }
  const trigger = `/functions/projects/${FIREBASE_PROJECT}/triggers/${FUNCTIONS_REGION}`
  for (const [name, {run}] of Object.entries(scheduled)) {
    app.post(`${trigger}-${name}-0`, async (_, response) => {
      await run({})
      response.status(200).end()
    })
  }
  for (let tries = 1; !(await listen(app, port)); tries += 1) {
    if (tries === TRIES) throw new Error(`Port ${port} is in use.`)
    await pause(AGAIN_MS)
  }
}

/** @returns false where another process has the port */
function listen(app: Express, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = app.listen(port, HOST, (error) => {
      if (!error) resolve(true)
      else if ('code' in error && error.code === 'EADDRINUSE') resolve(false)
      else reject(error)
    })
    server.unref()
  })
}
