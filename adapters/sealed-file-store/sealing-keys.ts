import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { SealingSource } from '#src/ports/sealing-source.ts'

/** A key of the instance: the keys of files are wrapped with it. */
export interface SealingKey {
  /** Made from the key, and gives nothing of it away. */
  id: string
  bytes: Uint8Array
}

/** Sealed files cannot be used as things are set up. The message is one sentence or two for whoever runs the server. */
export class SealingRefused extends Error {}

/** The keys of the instance; they may change while the server runs. */
export interface KeyRing {
  /** The first wraps what is new. */
  keys(): SealingKey[]
  /** Reads them again from where they are. Throws `SealingRefused`. */
  reload(): void
}

/** Throws `SealingRefused` when the source gives no key. */
export function keyRing(source: SealingSource): KeyRing {
  let keys = readKeys(source)
  return {
    keys: () => keys,
    reload() {
      keys = readKeys(source)
    },
  }
}

const commandSeconds = 30

function readKeys(source: SealingSource): SealingKey[] {
  const words = textOf(source)
    .split(/\r?\n/)
    .filter((line) => !line.trimStart().startsWith('#'))
    .flatMap((line) => line.split(/[\s,]+/))
    .filter(Boolean)
  if (words.length === 0) throw new SealingRefused(`${source.variable} gives no key. “bun run sealing:key FILE” makes one.`)
  return words.map((word) => sealingKey(word, source.variable))
}

function textOf(source: SealingSource): string {
  if (source.kind === 'environment') return source.text
  if (source.kind === 'file') {
    try {
      return readFileSync(source.path, 'utf8')
    } catch (error) {
      throw new SealingRefused(
        `${source.variable} is ${source.path}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      )
    }
  }
  const ran = Bun.spawnSync(['sh', '-c', source.command], { stderr: 'ignore', stdin: 'ignore', timeout: commandSeconds * 1000 })
  if (!ran.success)
    throw new SealingRefused(
      ran.exitCode === null
        ? `The command of ${source.variable} did not end within ${commandSeconds} seconds.`
        : `The command of ${source.variable} ended with ${ran.exitCode} and gave no key.`,
    )
  return ran.stdout.toString()
}

/** 32 bytes, as base64 or hexadecimal digits. */
function sealingKey(word: string, variable: string): SealingKey {
  const bytes = /^[0-9a-f]{64}$/i.test(word)
    ? Buffer.from(word, 'hex')
    : /^[\w+/-]{43}=?$/.test(word)
      ? Buffer.from(word, 'base64')
      : Buffer.alloc(0)
  if (bytes.length !== 32)
    throw new SealingRefused(
      `${variable} gives something that is no key: a key is 32 bytes as base64 or as 64 hexadecimal digits.`,
    )
  return { id: createHmac('sha256', bytes).update('id of a sealing key').digest('hex').slice(0, 16), bytes }
}

/** A new key, as it is written into a file or a setting. */
export const newSealingKey = () => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')
