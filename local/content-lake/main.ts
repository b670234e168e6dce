#!/usr/bin/env node
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import * as z from 'zod/mini'
import {portNumber, readEnvironment, runUntilTold} from '../stand-in/serve.ts'
import {startContentLake} from './server.ts'

const USAGE = `lectern-content-lake [FOLDER]   a content lake with its data in the folder (.local/content-lake), made when missing
    --port 3999                 on 127.0.0.1; 0 picks a free one
    --project lectern           the project's id
    --dataset production        a dataset; may be given several times
    --studio http://127.0.0.1:3333   the address of the Studio that may edit`

const {values: given, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    port: {type: 'string'},
    project: {type: 'string'},
    dataset: {type: 'string', multiple: true},
    studio: {type: 'string'},
    help: {type: 'boolean', default: false},
  },
})
if (given.help || positionals.length > 1) {
  console.log(USAGE)
  process.exit(given.help ? 0 : 1)
}
// The environment, with what the command line says in its place.
for (const [name, value] of [
  ['LAKE_PORT', given.port],
  // npm runs the programs of a workspace in its folder, and says where it was typed.
  ['LAKE_DATA', positionals[0] && resolve(process.env['INIT_CWD'] ?? '.', positionals[0])],
  ['LAKE_STUDIO', given.studio],
] as const)
  if (value !== undefined) process.env[name] = value

const environmentSchema = z.object({
  LAKE_PORT: z._default(portNumber, 3999),
  LAKE_DATA: z._default(z.string(), '.local/content-lake'),
  LAKE_STUDIO: z._default(z.url('must be an address'), 'http://127.0.0.1:3333'),
  LAKE_WEBHOOK_URL: z.optional(z.url('must be an address')),
  SANITY_WEBHOOK_SECRET: z.optional(z.string()),
})

await runUntilTold(async () => {
  const environment = readEnvironment(environmentSchema)
  const {LAKE_WEBHOOK_URL: url, SANITY_WEBHOOK_SECRET: secret} = environment
  const lake = await startContentLake({
    port: environment.LAKE_PORT,
    data: environment.LAKE_DATA,
    studio: environment.LAKE_STUDIO,
    ...(given.project && {projectId: given.project}),
    ...(given.dataset && {datasets: given.dataset}),
    ...(url && secret && {webhook: {url, secret}}),
  })
  console.log(`The tokens for programs are in ${join(environment.LAKE_DATA, 'tokens.json')}.`)
  return lake
})
