/** A reading process that tries what it must not be able to do. */
import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { serveTasks } from './serve.ts'

const works = (work: () => unknown) => {
  try {
    work()
    return true
  } catch {
    return false
  }
}

const reaches = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: 500 })
    socket.on('connect', () => resolve(true))
    socket.on('error', () => resolve(false))
    socket.on('timeout', () => resolve(false))
  })

interface Asked {
  file: string
  to: string
  other: string
  secret: string
  port: number
  root: string
}

serveTasks(
  {
    async try(argument) {
      const { file, to, other, secret, port, root } = JSON.parse(argument) as Asked
      writeFileSync(to, 'rows')
      const numbers = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
      return {
        read: readFileSync(file, 'utf8'),
        changedInput: works(() => appendFileSync(file, 'x')),
        other: works(() => readFileSync(other)),
        secret: works(() => readFileSync(secret)),
        listed: works(() => readdirSync(dirname(secret))),
        connected: await reaches(port),
        changedProgram: works(() => writeFileSync(join(root, 'src/planted.ts'), '')),
        environmentOfOthers: numbers.some((number) => number !== '1' && works(() => readFileSync(`/proc/${number}/environ`))),
        processes: numbers.length,
      }
    },
    async spin() {
      for (;;) {}
    },
    words: async (path) => ({ text: readFileSync(path, 'utf8') }),
  },
  { warmUps: 0 },
)
