import * as z from 'zod/mini'
import {parseJson} from '../api/request.ts'
import type {User} from '../access/users.ts'
import type {WebSocket} from '../web-socket.ts'

const Call = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z._default(z.record(z.string(), z.unknown()), {}),
})
const Session = z.object({session: z.string().check(z.maxLength(200))})
const Announcement = z.object({
  data: z.object({sessionId: z.string().check(z.maxLength(200)), locations: z.array(z.unknown())}),
})

const HEARTBEAT = '♥'
const HEARTBEAT_EVERY = 20_000
const MAX_BUFFERED_BYTES = 4 << 20

interface Member {
  socket: WebSocket
  user: User
  /** Ids of this socket's subscriptions to presence. */
  subscriptions: Set<string>
  /** Sessions that were announced through this socket. */
  sessions: Set<string>
}

/** Which documents the Studio's users have open: JSON-RPC over a WebSocket, each call broadcast to all others in the dataset. */
export class PresenceRoom {
  readonly #members = new Set<Member>()
  #nextSubscription = 1

  join(socket: WebSocket, user: User): void {
    const member: Member = {socket, user, subscriptions: new Set(), sessions: new Set()}
    this.#members.add(member)
    const heartbeat = setInterval(() => socket.send(HEARTBEAT), HEARTBEAT_EVERY)
    heartbeat.unref()
    socket.on('message', (data: Buffer) => this.#receive(member, data.toString('utf8')))
    // Without a listener a connection error would end the process. It is followed by 'close'.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(heartbeat)
      this.#members.delete(member)
      for (const session of member.sessions)
        this.#tell(member, {type: 'disconnect', i: user.id, m: {session}})
    })
  }

  #receive(member: Member, text: string): void {
    const call = Call.safeParse(parseJson(text))
    if (!call.success) {
      member.socket.send(
        JSON.stringify({jsonrpc: '2.0', id: null, error: {code: -32_600, message: 'Invalid request'}}),
      )
      return
    }
    const {id, method, params} = call.data
    const result = this.#call(member, method, params)
    const answer =
      result === undefined
        ? {error: {code: -32_601, message: `Cannot do "${method}" with these parameters`}}
        : {result}
    member.socket.send(JSON.stringify({jsonrpc: '2.0', id, ...answer}))
  }

  #call(member: Member, method: string, params: Record<string, unknown>): unknown {
    switch (method) {
      case 'authorization':
        return 'ok'
      case 'presence_subscribe': {
        const subscription = `presence-${this.#nextSubscription++}`
        member.subscriptions.add(subscription)
        return subscription
      }
      case 'presence_unsubscribe':
        member.subscriptions.delete(String(params['subscriptionId']))
        return 'ok'
      case 'presence_rollcall': {
        const {data} = Session.safeParse(params)
        if (data) this.#tell(member, {type: 'rollCall', i: member.user.id, session: data.session})
        return data && 'ok'
      }
      case 'presence_announce': {
        const {data} = Announcement.safeParse(params)
        if (!data) return undefined
        member.sessions.add(data.data.sessionId)
        this.#tell(member, {type: 'state', i: member.user.id, m: data.data})
        return 'ok'
      }
      case 'presence_disconnect': {
        const {data} = Session.safeParse(params)
        if (!data) return undefined
        member.sessions.delete(data.session)
        this.#tell(member, {type: 'disconnect', i: member.user.id, m: {session: data.session}})
        return 'ok'
      }
      default:
        return undefined
    }
  }

  #tell(from: Member, event: unknown): void {
    for (const member of this.#members) {
      if (member === from) continue
      if (member.socket.bufferedAmount > MAX_BUFFERED_BYTES) {
        member.socket.terminate()
        continue
      }
      for (const subscription of member.subscriptions) {
        member.socket.send(
          JSON.stringify({
            jsonrpc: '2.0',
            method: 'presence_subscription',
            params: {subscription, result: event},
          }),
        )
      }
    }
  }
}
