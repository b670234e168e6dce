import {findPortHolder, isPortTaken} from '../port-holder.ts'
import type {PortName, Ports} from '../ports.ts'

const PORT_USES: Record<PortName, string> = {
  web: 'the storefront',
  studio: 'the Studio',
  lake: 'the content lake',
  payments: 'payments',
  hub: "the emulators' hub",
  logging: "the emulators' log",
  hosting: 'the built storefront',
  functions: 'the Functions emulator',
  inbox: 'the inbox',
  firestore: 'the Firestore emulator',
  auth: 'the Auth emulator',
  firestoreWebsocket: "the Firestore emulator's socket",
  tasks: 'the Tasks emulator',
}

/** Ports from 3000 up that browsers block (the Fetch standard's list of bad ports). */
const BLOCKED_PORTS = new Set([
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
])

/** One sentence for each port that another process listens on, or that browsers block. */
export async function unusablePorts(ports: Ports, names: readonly PortName[]): Promise<string[]> {
  const answers = await Promise.all(
    names.map(async (name) => {
      const port = ports[name]
      if (BLOCKED_PORTS.has(port))
        return `Browsers refuse to open port ${port}, for ${PORT_USES[name]}: choose another offset.`
      if (!(await isPortTaken(port))) return null
      const holder = findPortHolder(port)
      const who = holder ? `process ${holder.pid} (${shorten(holder.command)})` : 'another program'
      return `Port ${port}, for ${PORT_USES[name]}, is held by ${who}: end it and try again.`
    }),
  )
  return answers.filter((sentence) => sentence !== null)
}

function shorten(command: string): string {
  return command.length > 80 ? `${command.slice(0, 77)}...` : command
}
