import { afterAll, describe, expect, setDefaultTimeout, test } from 'bun:test'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { freePort } from '#src/commands/free-port.ts'
import { InfectedFile } from '#src/ports/file-scanner.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { fileScanners } from './index.ts'
import { eicar, startTestClamd } from './test-clamd.ts'

setDefaultTimeout(60_000)

const folder = mkdtempSync(join(tmpdir(), 'ats-clamd-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scannerAt = (address: string, seconds = '60') =>
  plugIn(
    fileScanners,
    'clamd',
    { CLAMD_ADDRESS: address, CLAMD_TIMEOUT_SECONDS: seconds },
    { fetch, clock: fixedClock(new Date(0)), dataDir: folder },
  )
const bytesOf = (text: string) => new TextEncoder().encode(text)
const fileOf = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return { path }
}

describe('what clamd says of a file', () => {
  test('is taken at its word, for bytes and for files of many pieces', async () => {
    const clamd = await startTestClamd()
    const scanner = scannerAt(clamd.address)
    await scanner.check()
    await scanner.scan(bytesOf('a resume'))
    await scanner.scan(new Uint8Array(0))
    await scanner.scan(fileOf('long', new Uint8Array(3_000_001)))
    expect(scanner.scan(bytesOf(`before ${eicar} after`))).rejects.toBeInstanceOf(InfectedFile)
    const split = fileOf('split', Buffer.concat([Buffer.alloc(256 * 1024 - 20, 'a'), Buffer.from(eicar)]))
    await expect(scanner.scan(split)).rejects.toMatchObject({ code: 'INFECTED', signature: 'Eicar-Signature' })
    expect(clamd.scanned()).toBe(5)
    await clamd.close()
  })

  test('twenty at once are looked at, each for itself', async () => {
    const clamd = await startTestClamd()
    const scanner = scannerAt(clamd.address)
    const said = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => scanner.scan(bytesOf(index % 4 === 0 ? eicar : `resume ${index}`))),
    )
    expect(said.map(({ status }) => status === 'rejected')).toEqual(Array.from({ length: 20 }, (_, index) => index % 4 === 0))
    await clamd.close()
  })

  test.each([
    ['hangs', { isSilent: true }],
    ['hangs up', { hangsUp: true }],
    ['says something else', { says: 'stream: Can not allocate memory ERROR' }],
    ['takes nothing so long', { streamMaxLength: 1000 }],
  ])('a scanner that %s has not said that a file is harmless', async (_, manners) => {
    const clamd = await startTestClamd(manners)
    await expect(scannerAt(clamd.address, '0.3').scan(new Uint8Array(600_000))).rejects.toBeInstanceOf(ProviderError)
    await clamd.close()
  })

  test('one that is not there is away, and so is one that is no clamd', async () => {
    const gone = await startTestClamd()
    await gone.close()
    await expect(scannerAt(gone.address).scan(bytesOf('a resume'))).rejects.toBeInstanceOf(ProviderError)
    await expect(scannerAt(gone.address).check()).rejects.toThrow('The virus scanner does not answer.')
    const other = await startTestClamd({ says: '220 mail.example.com' })
    await expect(scannerAt(other.address).check()).rejects.toThrow('What listens at CLAMD_ADDRESS is not clamd.')
    await other.close()
  })

  test.each(['3310', 'http://127.0.0.1:3310', 'tcp://127.0.0.1', 'tcp://127.0.0.1:99999', 'unix:run/clamd'])(
    'CLAMD_ADDRESS may not be %s',
    (address) => {
      expect(() => scannerAt(address)).toThrow('CLAMD_ADDRESS')
    },
  )
})

const program = Bun.which('clamd') ?? (existsSync('/usr/sbin/clamd') ? '/usr/sbin/clamd' : null)

describe.skipIf(!program)('ClamAV itself, with one signature of our own', () => {
  test('finds it, over TCP and over a socket on the disk', async () => {
    const database = mkdtempSync(join(folder, 'signatures-'))
    writeFileSync(join(database, 'own.ndb'), `Evident.Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`)
    const port = freePort()
    const local = join(database, 'clamd.ctl')
    const settings = join(database, 'clamd.conf')
    writeFileSync(
      settings,
      [
        'Foreground yes',
        `DatabaseDirectory ${database}`,
        `LocalSocket ${local}`,
        `TCPSocket ${port}`,
        'TCPAddr 127.0.0.1',
        'StreamMaxLength 1M',
        '',
      ].join('\n'),
    )
    const child = Bun.spawn([program!, '--config-file', settings], { stdin: 'ignore', stdout: 'ignore', stderr: 'ignore' })
    try {
      const scanner = scannerAt(`tcp://127.0.0.1:${port}`, '60')
      for (;;) {
        if (child.exitCode !== null) throw new Error(`clamd ended with ${child.exitCode}`)
        if (
          await scanner.check().then(
            () => true,
            () => false,
          )
        )
          break
        await Bun.sleep(50)
      }
      for (const each of [scanner, scannerAt(`unix:${local}`)]) {
        await each.scan(bytesOf('a resume'))
        await expect(each.scan(bytesOf(eicar))).rejects.toMatchObject({ signature: 'Evident.Test.Eicar.UNOFFICIAL' })
      }
      await expect(scanner.scan(new Uint8Array(2_000_000))).rejects.toThrow(
        /larger than (it|the virus scanner of this server) takes/,
      )
    } finally {
      child.kill('SIGKILL')
      await child.exited
    }
  })
})
