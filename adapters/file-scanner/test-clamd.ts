import { createServer, type Socket } from 'node:net'

/** The test file of EICAR that every scanner calls harmful; put together here, so that none stops at this file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!', '$H+H*'].join('')

interface Manners {
  /** Bytes after which it says that a stream is too long, as `StreamMaxLength` makes it. */
  streamMaxLength?: number
  /** Takes everything and says nothing. */
  isSilent?: boolean
  /** Hangs up instead of answering. */
  hangsUp?: boolean
  /** Answers this to everything. */
  says?: string
}

/** A server that speaks the protocol of clamd (`zPING`, `zINSTREAM`) and knows one signature. */
export async function startTestClamd(manners: Manners = {}) {
  const { streamMaxLength = 1e9, isSilent, hangsUp, says } = manners
  let scanned = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let waiting: Buffer = Buffer.alloc(0)
    let stream: Buffer[] | null = null
    const answer = (text: string) => {
      if (isSilent) return
      if (hangsUp) socket.destroy()
      else socket.end(`${says ?? text}\0`)
    }
    socket.on('data', (data) => {
      waiting = Buffer.concat([waiting, data as Buffer])
      for (;;) {
        if (!stream) {
          const zero = waiting.indexOf(0)
          if (zero < 0) return
          const command = waiting.subarray(0, zero).toString()
          waiting = waiting.subarray(zero + 1)
          if (command === 'zPING') return answer('PONG')
          if (command !== 'zINSTREAM') return answer('UNKNOWN COMMAND')
          stream = []
          continue
        }
        if (waiting.length < 4) return
        const length = waiting.readUInt32BE()
        if (length === 0) {
          scanned += 1
          return answer(Buffer.concat(stream).includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK')
        }
        if (waiting.length < 4 + length) return
        stream.push(waiting.subarray(4, 4 + length))
        waiting = waiting.subarray(4 + length)
        if (stream.reduce((sum, piece) => sum + piece.length, 0) > streamMaxLength)
          return answer('INSTREAM size limit exceeded. ERROR')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    address: `tcp://127.0.0.1:${port}`,
    scanned: () => scanned,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
