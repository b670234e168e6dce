import type {Connect, Plugin} from 'vite'

/** The development server answers 400, as hosting does, to a path that cannot be decoded (`/%E0%A4%A`): its own answer is a stack. */
export function malformedAddresses(): Plugin {
  return {
    name: 'malformed-addresses',
    apply: 'serve',
    configureServer({middlewares}) {
      middlewares.use(refuseMalformed)
    },
  }
}

export const refuseMalformed: Connect.NextHandleFunction = ({url = ''}, response, next) => {
  // What is behind the question mark may be anything: pages leave out what they do not understand.
  const [path = ''] = url.split('?')
  if (decoded(path) !== null) return next()
  response.statusCode = 400
  response.setHeader('content-type', 'text/plain')
  response.end('This address is malformed.')
}

/** The bundler of the configuration takes decoding for an act without effect, and would leave it out if nothing used its result. */
function decoded(path: string): string | null {
  try {
    return decodeURI(path)
  } catch {
    return null
  }
}
