import { createServer, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'

/** A proxy that passes on what lies under a path, and answers 404 for all else of the host, as where another product has it. */
export interface StrictProxy {
  /** What was asked for outside of the path. */
  strays: string[]
  stop(): void
}

interface Place {
  port: number
  /** The port of the server behind. */
  server: number
  /** Such as /ats. */
  path: string
  /** Whether the server is asked for addresses without the path. */
  cutsOff: boolean
}

export async function strictProxy({ port, server, path, cutsOff }: Place): Promise<StrictProxy> {
  const strays: string[] = []
  const passedOn = ({ url = '' }: IncomingMessage): string | null => {
    const isUnder = url === path || url.startsWith(`${path}/`) || url.startsWith(`${path}?`)
    if (!isUnder) strays.push(url)
    if (!isUnder) return null
    return cutsOff ? url.slice(path.length).replace(/^(?!\/)/, '/') : url
  }
  const to = { host: '127.0.0.1', port: server }
  const proxy = createServer((asked, answer) => {
    const address = passedOn(asked)
    if (address === null) return void answer.writeHead(404).end('Nothing of ours.')
    const call = request({ ...to, method: asked.method, path: address, headers: asked.headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders)
      answered.pipe(answer)
    })
    call.on('error', () => answer.destroy())
    asked.pipe(call)
  })
  proxy.on('upgrade', (asked, socket, head) => {
    const address = passedOn(asked)
    if (address === null) return void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')
    const behind = connect(to, () => {
      const headers = asked.rawHeaders.flatMap((name, at, all) => (at % 2 ? [] : `${name}: ${all[at + 1]}`))
      behind.write([`${asked.method} ${address} HTTP/1.1`, ...headers, '', ''].join('\r\n'))
      behind.write(head)
      socket.pipe(behind).pipe(socket)
    })
    socket.on('error', () => behind.destroy())
    behind.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve))
  return {
    strays,
    stop() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
