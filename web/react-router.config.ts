import type {Config} from '@react-router/dev/config'
import {join} from 'node:path'
import {prerenderPaths} from './app/features/pages/prerender-paths'
import {finishBuild} from './build-plugins/finish-build'

export default {
  ssr: false,
  // Previews and tests build into folders of their own, so that none takes away what another serves.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build/site',
  prerender: {paths: prerenderPaths, concurrency: 4},
  buildEnd: ({reactRouterConfig, viteConfig}) =>
    finishBuild(join(reactRouterConfig.buildDirectory, 'client'), {...process.env, ...viteConfig.env}),
  future: {
    v8_middleware: true,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
