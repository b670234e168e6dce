import type {Plugin} from 'vite'

/**
 * What of React Router this shop can never reach, needs only while developing, or needs otherwise. Each entry is what stands
 * in the package and what goes to the browser instead.
 */
const cuts: readonly (readonly [RegExp, string])[] = [
  // The package names its development build for every condition; the two differ by this constant alone.
  [/var ENABLE_DEV_WARNINGS = true;/, 'var ENABLE_DEV_WARNINGS = false;'],
  // Names for developer tools: they also keep components in the build that nobody uses.
  [/^\w+\.displayName = "[^"]*";$/gm, ''],
  [/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'],
  // Routes are all known from the start (`ssr: false`), so none is ever discovered.
  [/(?<!function )isFogOfWarEnabled\([^)]*\)/g, 'false'],
  // The root has its own screens for errors and for loading.
  [
    /routeModule\.HydrateFallback : route\.id === "root" \? \w+ : void 0/,
    'routeModule.HydrateFallback : void 0',
  ],
  [
    /routeModule\.ErrorBoundary : route\.id === "root" \? \(\) => [^;]*? : void 0;/,
    'routeModule.ErrorBoundary : void 0;',
  ],
  // The first load of a page that was built brings it up to date. It is no navigation: whoever has begun to read by then is not
  // thrown back to the top.
  [
    /(?<=let restoreScrollPosition = )isUninterruptedRevalidation(?= \?)/,
    'isUninterruptedRevalidation || (location === state.location && !state.initialized && !state.renderFallback)',
  ],
  // A page whose script is gone, as after a new build, is opened as a document. The package opens the page again that one is
  // leaving.
  [
    /window\.location\.reload\(\);/,
    'const going = window.__reactRouterDataRouter?.state.navigation.location; window.location.assign(going ? going.pathname + going.search + going.hash : window.location.href);',
  ],
]

/** Leaves out of the browser's build what of React Router the shop cannot use: about 3 kB of every first visit. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-react-router',
    apply: 'build',
    applyToEnvironment: ({name}) => name === 'client',
    transform(code, id) {
      if (
        !/\/react-router\/dist\/development\/chunk-\w+\.mjs/.test(id) ||
        !code.includes('ENABLE_DEV_WARNINGS = ')
      )
        return null
      let lean = code
      for (const [pattern, replacement] of cuts) {
        const next = lean.replace(pattern, replacement)
        // A new version of the package may read otherwise: better to hear of it than to grow unseen.
        if (next === lean) this.warn(`React Router no longer contains ${pattern}`)
        lean = next
      }
      return {code: lean, map: null}
    },
  }
}
