/*
 * A lint rule: functions take the time, randomness and timers from services/clock.ts alone, so that a simulation decides them.
 */

const USE = 'Take the time, randomness and timers from services/clock.ts: a simulation decides them there.'

/** What may not be read, by the object it is read from. */
const properties = {
  Date: ['now'],
  Timestamp: ['now'],
  Math: ['random'],
  crypto: ['randomUUID', 'getRandomValues'],
  AbortSignal: ['timeout'],
  performance: ['now'],
  process: ['hrtime'],
}
const timers = ['setTimeout', 'setInterval', 'setImmediate']
/** What may not be imported, by the module; null for anything. */
const imports = {
  'node:timers': null,
  'node:timers/promises': null,
  'node:crypto': ['randomBytes', 'randomUUID', 'randomInt', 'getRandomValues', 'webcrypto'],
  'node:perf_hooks': null,
}

const nameOf = (node) => (node.type === 'Identifier' ? node.name : undefined)

const rule = {
  create(context) {
    const report = (node) => context.report({node, message: USE})
    return {
      MemberExpression(node) {
        const object = nameOf(node.object)
        const property = node.computed ? node.property.value : nameOf(node.property)
        if (object === 'globalThis' ? timers.includes(property) : properties[object]?.includes(property))
          report(node)
      },
      NewExpression(node) {
        if (nameOf(node.callee) === 'Date' && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        const callee = nameOf(node.callee)
        if (callee === 'Date' || timers.includes(callee)) report(node)
      },
      ImportDeclaration(node) {
        const names = imports[node.source.value]
        if (names === undefined) return
        const isForbidden = ({type, imported}) =>
          names === null || type !== 'ImportSpecifier' || names.includes(nameOf(imported))
        if (node.specifiers.some(isForbidden)) report(node)
      },
    }
  },
}

export default {meta: {name: 'clock'}, rules: {'one-clock': rule}}
