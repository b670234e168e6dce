import {existsSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {createInterface} from 'node:readline/promises'
import {stackName} from '../ports.ts'
import {runnerOf, stopLeftovers} from '../processes.ts'

/** What the stack at the offset keeps and builds; not the Java runtime, nor what other stacks have. */
function foldersOf(root: string, offset: number): string[] {
  const [start, preview] = [stackName('start', offset), stackName('preview', offset)]
  return [
    join(root, '.local', start),
    join(root, '.local', preview),
    join(root, 'functions', 'build', start),
    join(root, 'web', 'build', preview),
  ]
}

/**
 * Deletes the data of the stack at the offset after asking.
 * @param yes do not ask
 * @returns whether there is nothing of it left
 */
export async function reset(root: string, offset: number, {yes}: {yes: boolean}): Promise<boolean> {
  const folders = foldersOf(root, offset).filter((folder) => existsSync(folder))
  if (folders.length === 0) {
    console.log('There are no local data.')
    return true
  }
  const data = join(root, '.local', stackName('start', offset))
  const runner = runnerOf(data)
  if (runner !== null) {
    console.error(`Lectern runs with these data (process ${runner}): press Ctrl-C there first.`)
    return false
  }
  console.log(`These folders are deleted, with every account, order, mail and edited text in them:`)
  for (const folder of folders) console.log(`  ${folder}`)
  if (!yes && !(await confirmed())) {
    console.log('Nothing was deleted.')
    return false
  }
  await stopLeftovers(data)
  for (const folder of folders) rmSync(folder, {recursive: true, force: true})
  console.log('They are deleted. The next `npm start` begins anew.')
  return true
}

async function confirmed(): Promise<boolean> {
  const terminal = createInterface({input: process.stdin, output: process.stdout})
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')))
  const answer = await Promise.race([terminal.question('Delete them? Type yes: '), closed])
  terminal.close()
  return answer.trim().toLowerCase() === 'yes'
}
