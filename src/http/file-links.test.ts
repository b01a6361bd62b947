import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Elysia } from 'elysia'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { diskStore } from '#adapters/file-store/disk.ts'
import { memoryStore } from '#adapters/file-store/memory.ts'
import { openSealing } from '#adapters/sealed-file-store/open-sealing.ts'
import { newSealingKey } from '#adapters/sealed-file-store/sealing-keys.ts'
import type { SessionUser } from '#src/accounts/index.ts'
import type { FileStore } from '#src/ports/file-store.ts'
import { safeName } from '#src/shared/file-name.ts'
import { createSeal } from '#src/shared/seal.ts'
import { errors } from './errors.ts'
import { createFileLinks, type FileRead, fileHeaders, fileRoutes } from './file-links.ts'
import { silentLog } from './log.ts'

const someone = (workspaceId: string) => ({ workspaceId }) as SessionUser

async function aServer(fileStore: FileStore = memoryStore()) {
  const clock = fixedClock()
  const seal = createSeal('a secret that is long enough for a test', 'file-link')
  await fileStore.put('w/resumes/1', new TextEncoder().encode('%PDF-1.7'))
  const sessionUser = async (cookie?: string) => (cookie ? someone(cookie) : null)
  await fileStore.put('w/recordings/1', new TextEncoder().encode('0123456789'))
  const reads: FileRead[] = []
  const noteRead = async (read: FileRead) => void reads.push(read)
  const app = new Elysia().use(errors(silentLog)).use(fileRoutes({ seal, clock, fileStore, sessionUser, noteRead }))
  const links = createFileLinks({ seal, clock })
  const get = (path: string, session?: string, headers: Record<string, string> = {}) =>
    app.handle(
      new Request(`http://localhost${path}`, { headers: { ...headers, ...(session && { cookie: `session=${session}` }) } }),
    )
  return { clock, fileStore, links, get, reads }
}
const resume = { key: 'w/resumes/1', filename: 'Mira Talvik.pdf', type: 'pdf' } as const

describe('a link to a file', () => {
  test('shows a PDF to a session of its workspace', async () => {
    const { links, get } = await aServer()
    const answer = await get(links.linkTo(resume, { workspaceId: 'w' }), 'w')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('%PDF-1.7')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toStartWith('inline')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('is of no use to another workspace, or to nobody', async () => {
    const { links, get } = await aServer()
    const link = links.linkTo(resume, { workspaceId: 'w' })
    expect((await get(link, 'another')).status).toBe(404)
    expect((await get(link)).status).toBe(401)
  })

  test('ends after five minutes', async () => {
    const { clock, links, get } = await aServer()
    const link = links.linkTo(resume, { workspaceId: 'w' })
    clock.advance(5 * 60_000)
    expect((await get(link, 'w')).status).toBe(200)
    clock.advance(1)
    expect((await get(link, 'w')).status).toBe(410)
  })

  test('cannot be changed', async () => {
    const { links, get } = await aServer()
    const [, , sealed = '', name] = links.linkTo(resume, { workspaceId: 'w' }).split('/')
    const flipped = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.at(-1)
    expect((await get(`/files/${flipped}/${name}`, 'w')).status).toBe(410)
    expect((await get('/files/nonsense/x.pdf', 'w')).status).toBe(410)
  })
})

describe('a link to a recording', () => {
  const recording = { key: 'w/recordings/1', filename: 'camera 1.webm', type: 'webm' } as const
  const text = (answer: Response) => answer.text()

  test('plays it, and lasts as long as people watch', async () => {
    const { clock, links, get } = await aServer()
    const link = links.linkTo(recording, { workspaceId: 'w', minutes: 120 })
    clock.advance(119 * 60_000)
    const answer = await get(link, 'w')
    expect(answer.status).toBe(200)
    expect(await text(answer)).toBe('0123456789')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'video/webm',
      'content-length': '10',
      'accept-ranges': 'bytes',
      'content-disposition': expect.stringContaining('inline'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    clock.advance(2 * 60_000)
    expect((await get(link, 'w')).status).toBe(410)
  })

  test('gives the same pieces of a recording that is sealed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ats-sealed-links-'))
    const sealing = openSealing({ kind: 'environment', variable: 'SEALING_KEY', text: newSealingKey() }, folder)!
    const { fileStore, links, get } = await aServer(sealing.over(diskStore(join(folder, 'files'))))
    const bytes = crypto.getRandomValues(new Uint8Array(65_536))
    const whole = Buffer.concat([bytes, bytes.toReversed(), bytes.subarray(0, 1000)])
    await fileStore.put(recording.key, whole)
    const link = links.linkTo(recording, { workspaceId: 'w' })
    for (const [start, end] of [
      [0, 0],
      [65_000, 66_000],
      [65_536, 131_071],
      [131_070, whole.length - 1],
    ] as const) {
      const answer = await get(link, 'w', { range: `bytes=${start}-${end}` })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/${whole.length}`])
      expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true)
    }
    sealing.vault.close()
    rmSync(folder, { recursive: true })
  })

  test('gives the piece that a player asks for', async () => {
    const { links, get } = await aServer()
    const link = links.linkTo(recording, { workspaceId: 'w' })
    for (const [range, bytes, place] of [
      ['bytes=2-4', '234', 'bytes 2-4/10'],
      ['bytes=7-', '789', 'bytes 7-9/10'],
      ['bytes=-2', '89', 'bytes 8-9/10'],
      ['bytes=0-100', '0123456789', 'bytes 0-9/10'],
    ] as const) {
      const answer = await get(link, 'w', { range })
      expect([answer.status, await text(answer), answer.headers.get('content-range')]).toEqual([206, bytes, place])
      expect(answer.headers.get('content-length')).toBe(String(bytes.length))
    }
    const beyond = await get(link, 'w', { range: 'bytes=10-' })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10'])
    expect((await get(link, 'w', { range: 'bytes=0-1,3-4' })).status).toBe(200)
  })

  test('is of no use to others, says when the recording is gone, and is noted once', async () => {
    const { fileStore, links, get, reads } = await aServer()
    const link = links.linkTo(recording, { workspaceId: 'w' })
    for (const range of ['bytes=0-', 'bytes=5-', 'bytes=2-3']) await get(link, 'w', { range })
    expect(reads).toHaveLength(1)
    expect((await get(link, 'another', { range: 'bytes=0-' })).status).toBe(404)
    expect((await get(link, undefined, { range: 'bytes=0-' })).status).toBe(401)
    await fileStore.delete(recording.key)
    expect((await get(link, 'w', { range: 'bytes=0-' })).status).toBe(404)
  })
})

describe('the name of a served file', () => {
  test.each([
    ['../../etc/cron.d/x.pdf', 'x.pdf'],
    ['..\\..\\boot.ini', 'boot.pdf'],
    ['a\u0000b\r\nSet-Cookie: x.pdf', 'abSet-Cookie_ x.pdf'],
    ['\u202efdp.exe', 'fdp.pdf'],
    ['<img onerror=alert(1)>.pdf', '_img onerror=alert(1)_.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['', 'file.pdf'],
    ['resume.html', 'resume.pdf'],
  ])('%j is sent as %j', (given, sent) => {
    expect(safeName(given, 'pdf')).toBe(sent)
  })

  test('cannot break out of its header, and keeps letters of other scripts', () => {
    const { 'content-disposition': header } = fileHeaders({ filename: 'Łukasz "x"\r\n; ü.pdf', type: 'pdf', download: true })
    expect(header).not.toMatch(/[\r\n]/)
    expect(header).toStartWith('attachment; filename="')
    expect(header).toContain(`filename*=UTF-8''${encodeURIComponent('Łukasz _x_').replaceAll("'", '%27')}`)
  })

  test('anything but a PDF is downloaded', () => {
    expect(fileHeaders({ filename: 'a.docx', type: 'docx', download: false })['content-disposition']).toStartWith('attachment')
  })
})
