import type {Config} from '@react-router/dev/config'
import {prerenderPaths} from './app/content/prerender-paths'

export default {
  ssr: false,
  // Tests build into a folder of their own, so that they can run beside a preview.
  buildDirectory: process.env.WEB_BUILD_DIR ?? 'build',
  prerender: {paths: prerenderPaths, concurrency: 4},
  future: {
    v8_middleware: true,
    v8_splitRouteModules: false,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
