/**
 * Bundles the functions into the folder that is deployed and that the emulators run:
 *
 *     node functions/build.ts [--out FOLDER] [--watch]
 *
 * FOLDER is `functions/lib` unless given, relative to where the command is run; it receives `index.js`, the chunks that
 * are loaded when needed, and a `package.json`. Other files in it (`.env.local`, `.secret.local`) are left alone. With
 * `--watch` the folder is written again after every change; a change that does not compile leaves the last good one.
 */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {context, type BuildOptions, type Plugin} from 'esbuild'
import * as z from 'zod/mini'

const here = import.meta.dirname

/** What is installed where the functions run, at the versions pinned here; everything else is in the bundle. */
const external = [
  '@google-cloud/firestore',
  // Files beside the code: a renderer of pictures as WebAssembly, and a font.
  '@expo-google-fonts/source-serif-4',
  '@resvg/resvg-wasm',
  'firebase-admin',
  'firebase-functions',
]
const NODE = '24'

const packageSchema = z.object({version: z.string(), dependencies: z.record(z.string(), z.string())})

function writePackage(folder: string): void {
  const own = packageSchema.parse(JSON.parse(readFileSync(join(here, 'package.json'), 'utf8')))
  const deployed = {
    name: 'lectern-functions',
    version: own.version,
    private: true,
    type: 'module',
    main: 'index.js',
    engines: {node: NODE},
    dependencies: Object.fromEntries(external.map((name) => [name, own.dependencies[name]])),
  }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(deployed, null, 2)}\n`)
}

/** Writes the output only when the whole build is good, and takes away what the last build left. */
function writeInPlace(folder: string): Plugin {
  return {
    name: 'write-in-place',
    setup(build) {
      build.onEnd(({errors, outputFiles = []}) => {
        if (errors.length > 0) return
        const kept = new Set(outputFiles.map(({path}) => path))
        for (const {path, contents} of outputFiles) writeFileSync(path, contents)
        for (const name of readdirSync(folder)) {
          const path = join(folder, name)
          if (/\.js(\.map)?$/.test(name) && !kept.has(path)) rmSync(path)
        }
        console.log(`functions: ${outputFiles.length} files in ${folder}`)
      })
    },
  }
}

function options(folder: string): BuildOptions {
  return {
    entryPoints: [join(here, 'src', 'index.ts')],
    outdir: folder,
    bundle: true,
    write: false,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${NODE}`,
    sourcemap: 'linked',
    sourcesContent: false,
    external: external.flatMap((name) => [name, `${name}/*`]),
    // Some packages in the bundle are CommonJS inside and ask for Node's own modules.
    banner: {
      js: "import {createRequire as __createRequire} from 'node:module';const require=__createRequire(import.meta.url);",
    },
    plugins: [writeInPlace(folder)],
  }
}

const {values} = parseArgs({
  options: {out: {type: 'string', default: join(here, 'lib')}, watch: {type: 'boolean', default: false}},
})
const folder = resolve(values.out)
mkdirSync(folder, {recursive: true})
writePackage(folder)
const build = await context(options(folder))
if (values.watch) {
  await build.watch()
} else {
  await build.rebuild()
  await build.dispose()
}
