import {execFile} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {dotenv, studioEnvironment, type Environment} from './environment.ts'
import {HOST, type Ports} from './ports.ts'
import type {ServiceDefinition} from './processes.ts'

/** The folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const run = promisify(execFile)

/** One of the servers in this folder that stand in for a hosted service. */
export function localServer(name: string, folder: string, env: Environment): ServiceDefinition {
  return {
    name,
    command: process.execPath,
    args: [join('local', folder, 'main.ts')],
    cwd: root,
    env,
    readyWhen: /ready http/,
    readyWithinMs: 30_000,
  }
}

/** Writes the parameters and secrets where the functions emulator reads them. */
export function writeFunctionsSettings(folder: string, parameters: Environment, secrets: Environment): void {
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, '.env.local'), dotenv(parameters))
  writeFileSync(join(folder, '.secret.local'), dotenv(secrets))
}

/** Bundles the functions; with `watch` again after every change, which the emulator then reloads. */
export function functionsService(folder: string, watch: boolean): ServiceDefinition {
  return {
    name: 'functions',
    command: process.execPath,
    args: [join('functions', 'build.ts'), '--out', folder, ...(watch ? ['--watch'] : [])],
    cwd: root,
    env: {},
    readyWhen: /files in/,
    readyWithinMs: 30_000,
    endsByItself: !watch,
  }
}

/** The Studio, built and served; with `dev` by its development server, at the same port: the lake knows the Studio by it. */
export function studioService(ports: Ports, siteUrl: string, dev: boolean): ServiceDefinition {
  return {
    name: 'studio',
    command: process.execPath,
    args: [join('studio', 'serve.ts'), ...(dev ? ['--dev'] : [])],
    cwd: root,
    env: studioEnvironment(ports, siteUrl),
    readyWhen: /ready http/,
    readyWithinMs: 300_000,
  }
}

/** Resolved from the workspace, because npm may install a workspace's package in either node_modules. */
const reactRouter = join(
  dirname(createRequire(join(root, 'web', 'package.json')).resolve('@react-router/dev/package.json')),
  'bin.js',
)

/** The storefront with its development server. */
export function webDevService(ports: Ports, env: Environment): ServiceDefinition {
  return {
    name: 'storefront',
    command: process.execPath,
    args: [reactRouter, 'dev', '--host', HOST, '--port', String(ports.web), '--strictPort'],
    cwd: join(root, 'web'),
    env,
    readyWhen: new RegExp(`${HOST}:${ports.web}`),
    readyWithinMs: 60_000,
  }
}

/** Builds the storefront into the given folder, prerendered from the content of the running lake. */
export async function buildWeb(folder: string, env: Environment): Promise<void> {
  await run(process.execPath, [reactRouter, 'build'], {
    cwd: join(root, 'web'),
    env: {...process.env, ...env, WEB_BUILD_DIR: folder},
    maxBuffer: 64 * 1024 * 1024,
  })
}

/** Runs a script to its end. @returns what it printed */
export async function runNode(script: string, env: Environment): Promise<string> {
  const {stdout} = await run(process.execPath, [join(root, script)], {
    cwd: root,
    env: {...process.env, ...env},
  })
  return stdout
}
