import { describe, expect, test } from 'bun:test'
import { Elysia } from 'elysia'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { memoryStore } from '#adapters/file-store/memory.ts'
import type { SessionUser } from '#src/accounts/index.ts'
import { safeName } from '#src/shared/file-name.ts'
import { createSeal } from '#src/shared/seal.ts'
import { errors } from './errors.ts'
import { createFileLinks, fileHeaders, fileRoutes } from './file-links.ts'
import { silentLog } from './log.ts'

const someone = (workspaceId: string) => ({ workspaceId }) as SessionUser

async function aServer() {
  const clock = fixedClock()
  const seal = createSeal('a secret that is long enough for a test', 'file-link')
  const fileStore = memoryStore()
  await fileStore.put('w/resumes/1', new TextEncoder().encode('%PDF-1.7'))
  const sessionUser = async (cookie?: string) => (cookie ? someone(cookie) : null)
  const app = new Elysia().use(errors(silentLog)).use(fileRoutes({ seal, clock, fileStore, sessionUser }))
  const links = createFileLinks({ seal, clock })
  const get = (path: string, session?: string) =>
    app.handle(new Request(`http://localhost${path}`, session ? { headers: { cookie: `session=${session}` } } : {}))
  return { clock, links, get }
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
