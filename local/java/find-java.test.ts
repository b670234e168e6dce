import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {emulatorsProblem, findJava, javaStore} from './find-java.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lectern-java-'))
})
afterEach(() => rmSync(root, {recursive: true, force: true}))

/** A program that answers `-version` as Java of that version does. */
function writeJava(folder: string, version: string): string {
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, 'java'), `#!/bin/sh\necho 'openjdk version "${version}"' >&2\n`)
  chmodSync(join(folder, 'java'), 0o755)
  return folder
}

test('each missing requirement is reported in one sentence that says what to do', () => {
  expect(emulatorsProblem(null, true)).toMatch(/no Java.*install Java 21/)
  expect(emulatorsProblem(8, true)).toMatch(/Java 8 is too old.*install/)
  expect(emulatorsProblem(17, false)).toMatch(/no Firestore emulator.*FIRESTORE_EMULATOR_JAR/)
})

test('nothing is missing with a jar and Java 17, or with Java 21 alone', () => {
  expect(emulatorsProblem(17, true)).toBeNull()
  expect(emulatorsProblem(21, false)).toBeNull()
})

test('the Java on the PATH comes before that of JAVA_HOME, and a downloaded one last', () => {
  const onPath = writeJava(join(root, 'path'), '21.0.5')
  const home = join(root, 'home')
  const inHome = writeJava(join(home, 'bin'), '22.0.1')
  const kept = writeJava(join(javaStore(root), 'jdk-23-jre', 'Contents', 'Home', 'bin'), '23')
  expect(findJava(root, {PATH: onPath, JAVA_HOME: home})).toEqual({version: 21, folder: null})
  expect(findJava(root, {PATH: '', JAVA_HOME: home})).toEqual({version: 22, folder: inHome})
  expect(findJava(root, {PATH: ''})).toEqual({version: 23, folder: kept})
})

test('one that is too old is passed over for a newer one, and named where there is no other', () => {
  const old = writeJava(join(root, 'path'), '1.8.0_432')
  expect(findJava(root, {PATH: old})).toEqual({version: 8, folder: null})
  const kept = writeJava(join(javaStore(root), 'jdk-21-jre', 'bin'), '21.0.5')
  expect(findJava(root, {PATH: old})).toEqual({version: 21, folder: kept})
})

test('there may be none', () => {
  mkdirSync(join(javaStore(root), '.download-broken-off'), {recursive: true})
  expect(findJava(root, {PATH: ''})).toBeNull()
})
