import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { Type } from '@sinclair/typebox'
import { adapter, WrongSetting } from '#adapters/adapter.ts'
import { gate } from '#adapters/semaphore.ts'
import { type FileScanner, InfectedFile } from '#src/ports/file-scanner.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

/** What clamd serves at once with its own default (`MaxThreads` 10), with room for others. */
const scansAtOnce = 6
const chunkBytes = 256 * 1024
const hungUp = 'The virus scanner of this server hung up on this file, which may be larger than it takes.'
/** More than any answer of clamd. */
const longestAnswer = 4096

/** ClamAV's daemon, asked by INSTREAM: it sees bytes and needs no right to any folder. */
export const clamd = adapter({
  settings: Type.Object({
    CLAMD_ADDRESS: Type.String({
      default: 'tcp://127.0.0.1:3310',
      pattern: '^(tcp://[^\\s/@]+:\\d{1,5}/?|unix:/\\S+)$',
      description: 'an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    }),
    CLAMD_TIMEOUT_SECONDS: Type.Number({ minimum: 0.1, maximum: 600, default: 60 }),
  }),
  create({ CLAMD_ADDRESS, CLAMD_TIMEOUT_SECONDS }, { outgoing }): FileScanner {
    const target = targetOf(CLAMD_ADDRESS)
    const inTurn = gate(scansAtOnce)
    /** Opens a connection, lets `talk` write, and resolves to what clamd answers. */
    const ask = async (bytes: number, talk: (socket: Socket) => Promise<void>): Promise<string> => {
      if ('host' in target) outgoing?.pass('virus scan', CLAMD_ADDRESS, { bytes })
      const socket = connect(target)
      let isListening = false
      socket.once('connect', () => {
        isListening = true
      })
      const overdue = setTimeout(() => {
        isListening = false
        socket.destroy(new Error('no answer in time'))
      }, CLAMD_TIMEOUT_SECONDS * 1000)
      try {
        const answer = answerOf(socket)
        // It may answer before everything was sent, and hang up: then its answer counts, and not that sending failed.
        return await Promise.race([
          answer,
          talk(socket).then(
            () => answer,
            () => answer,
          ),
        ])
      } catch (error) {
        // Over its `StreamMaxLength` it hangs up, and what it says of that is mostly lost with the connection.
        const message = isListening && bytes > 0 ? hungUp : 'The virus scanner does not answer.'
        throw new ProviderError('clamd', message, { cause: error })
      } finally {
        clearTimeout(overdue)
        socket.destroy()
      }
    }
    return {
      name: 'clamd',
      scan: (content) =>
        inTurn(async () => {
          const size = content instanceof Uint8Array ? content.length : (await stat(content.path)).size
          const answer = await ask(size, async (socket) => {
            socket.write('zINSTREAM\0')
            const pieces =
              content instanceof Uint8Array
                ? Readable.from(slices(content))
                : createReadStream(content.path, { highWaterMark: chunkBytes })
            for await (const piece of pieces as AsyncIterable<Buffer>) {
              const length = Buffer.alloc(4)
              length.writeUInt32BE(piece.length)
              socket.write(length)
              if (!socket.write(piece)) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
              if (socket.destroyed) return
            }
            socket.write(Buffer.alloc(4))
          })
          const found = /^stream: (.{1,200}) FOUND$/.exec(answer)
          if (found) throw new InfectedFile(found[1]!)
          if (answer === 'stream: OK') return
          throw new ProviderError(
            'clamd',
            /size limit exceeded/i.test(answer)
              ? 'This file is larger than the virus scanner of this server takes.'
              : 'The virus scanner could not look at this file.',
            { cause: new Error(answer.slice(0, 200)) },
          )
        }),
      async check() {
        const answer = await ask(0, async (socket) => void socket.write('zPING\0'))
        if (answer !== 'PONG') throw new ProviderError('clamd', 'What listens at CLAMD_ADDRESS is not clamd.')
      },
    }
  },
})

function targetOf(address: string): { host: string; port: number } | { path: string } {
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length).replace(/^\/\/(?=\/)/, '') }
  const url = URL.parse(address)
  const port = Number(url?.port)
  if (!url || !(port > 0 && port < 65_536))
    throw new WrongSetting('CLAMD_ADDRESS', address, 'an address such as tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl')
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port }
}

function* slices(bytes: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes) yield bytes.subarray(start, start + chunkBytes)
}

/** What stands before the first zero byte, or before the end of the connection. */
function answerOf(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let text = ''
  const end = () => (text.trim() ? resolve(text.trim()) : reject(new Error('it hung up without an answer')))
  socket.on('data', (data) => {
    text += data.toString('latin1')
    const zero = text.indexOf('\0')
    if (zero >= 0) resolve(text.slice(0, zero).trim())
    else if (text.length > longestAnswer) reject(new Error('the answer has no end'))
  })
  socket.on('end', end)
  socket.on('close', end)
  socket.on('error', (error) => (text.trim() ? end() : reject(error)))
  promise.catch(() => undefined)
  return promise
}
