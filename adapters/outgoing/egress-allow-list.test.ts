import { afterAll, describe, expect, test } from 'bun:test'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { httpSender } from '#adapters/webhooks/http-sender.ts'
import type { EgressEntry } from '#src/ports/outgoing.ts'
import { sendingAbout } from '#src/shared/egress-subject.ts'
import { destinationsOf, hostOf, isThisMachine } from './destinations.ts'
import { createEgressAllowList } from './egress-allow-list.ts'

const chosen = { fileStore: 'disk', languageModel: 'none', transcriber: 'none', mailer: 'outbox' }
const asked: string[] = []
const listener = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch(request) {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    return pathname === '/away' ? Response.redirect('http://127.0.0.2:1/', 307) : new Response('here')
  },
})
afterAll(() => listener.stop(true))
const here = `http://127.0.0.1:${listener.port}`

describe('the places that the settings name', () => {
  test('are those of the chosen adapters, and none by default', () => {
    expect(
      destinationsOf(chosen, { OPENAI_BASE_URL: 'https://models.example.com', SMTP_URL: 'smtp://mail.example.com' }),
    ).toEqual([])
    const all = { fileStore: 's3', languageModel: 'openai', transcriber: 'openai', mailer: 'smtp' }
    const environment = { SMTP_URL: 'smtp://user:secret@Mail.example.com', S3_REGION: 'eu-north-1' }
    expect(destinationsOf(all, environment)).toEqual([
      { purpose: 'file storage', setting: 'S3_ENDPOINT', host: 's3.eu-north-1.amazonaws.com:443' },
      { purpose: 'language model', setting: 'OPENAI_BASE_URL', host: 'api.openai.com:443' },
      { purpose: 'transcription', setting: 'OPENAI_BASE_URL', host: 'api.openai.com:443' },
      { purpose: 'mail', setting: 'SMTP_URL', host: 'mail.example.com:587' },
    ])
  })

  test.each([
    [undefined, 'localhost:11434'],
    ['http://10.0.0.5:8080/', '10.0.0.5:8080'],
    ['models', 'models:11434'],
    ['models:9000', 'models:9000'],
    ['https://models.example.com', 'models.example.com:443'],
  ])('OLLAMA_HOST %p leads to %p', (OLLAMA_HOST, host) => {
    expect(destinationsOf({ ...chosen, languageModel: 'ollama' }, { OLLAMA_HOST })).toMatchObject([{ host }])
  })

  test('this machine is no other', () => {
    const isHere = (address: string) => isThisMachine(hostOf(address)!)
    for (const address of ['http://localhost:11434', 'http://127.8.0.1', 'http://[::1]:9000']) expect(isHere(address)).toBe(true)
    for (const address of ['http://10.0.0.1', 'http://localhost.example.com', 'http://[fe80::1]'])
      expect(isHere(address)).toBe(false)
  })
})

describe('the list of where the server may connect', () => {
  const allowListOf = (purpose: 'language model' | 'mail', isOpen = true) =>
    createEgressAllowList({ isOpen, clock: fixedClock(), destinations: [{ purpose, setting: 'A_SETTING', host: hostOf(here)! }] })

  test('leads to a place for the purpose that was named, and counts', async () => {
    const allowList = allowListOf('language model')
    const response = await allowList.fetch('language model')(`${here}/ask`, { method: 'POST', body: 'Wörter' })
    expect([await response.text(), asked.at(-1)]).toEqual(['here', '/ask'])
    expect(allowList.list()).toMatchObject([
      { purpose: 'language model', setting: 'A_SETTING', connections: 1, bytes: 7, refused: 0 },
    ])
  })

  test('leads nowhere else: no other purpose, no other host or port, no redirect', async () => {
    const allowList = allowListOf('language model')
    const before = asked.length
    for (const [purpose, address] of [
      ['transcription', here],
      ['other', here],
      ['language model', 'http://127.0.0.1:1/'],
      ['language model', `http://localhost:${listener.port}/`],
      ['language model', 'https://example.com/'],
    ] as const)
      await expect(allowList.fetch(purpose)(address)).rejects.toThrow('no setting names it')
    expect(asked.length).toBe(before)
    await expect(allowList.fetch('language model')(`${here}/away`)).rejects.toThrow()
    expect(allowList.list().filter(({ refused }) => refused > 0)).toHaveLength(5)
  })

  test('that is shut leads to this machine only, and to no webhook', async () => {
    const allowList = allowListOf('language model', false)
    expect((await allowList.fetch('language model')(`${here}/ask`)).status).toBe(200)
    expect(() => allowList.pass('webhooks', 'https://hooks.example.com/')).toThrow('does not connect')
    const sender = httpSender({ allowPrivate: false, outgoing: allowList })
    expect(sender.objectionTo('https://hooks.example.com/')).toContain('OUTGOING is deny')
    await expect(sender.post({ url: 'https://hooks.example.com/', headers: {}, body: '' })).rejects.toThrow('OUTGOING is deny')
    const away = createEgressAllowList({
      isOpen: false,
      clock: fixedClock(),
      destinations: [{ purpose: 'mail', setting: 'SMTP_URL', host: 'mail.example.com:587' }],
    })
    expect(() => away.pass('mail', 'smtp://mail.example.com')).toThrow('does not connect to mail.example.com')
  })

  test('remembers the newest of those that nobody named, and everything that was', () => {
    const allowList = allowListOf('mail')
    for (let n = 0; n < 5000; n++) expect(() => allowList.pass('other', `https://h${n}.example.com`)).toThrow()
    expect(allowList.list().length).toBeLessThanOrEqual(200)
    expect(allowList.list()).toContainEqual(expect.objectContaining({ setting: 'A_SETTING' }))
  })

  test('notes each connection: whom it was about, the size and the hash of what was sent, and none of its words', async () => {
    const noted: EgressEntry[] = []
    const destinations = [{ purpose: 'transcription' as const, setting: 'A_SETTING', host: hostOf(here)! }]
    const allowList = createEgressAllowList({
      isOpen: true,
      clock: fixedClock(),
      destinations,
      note: (entry) => noted.push(entry),
    })
    const leave = allowList.fetch('transcription')
    const subject = { kind: 'answer', id: 'a1' } as const
    const form = new FormData()
    form.set('model', 'whisper')
    form.set('file', new Blob(['spoken words']))
    await sendingAbout(subject, () => leave(`${here}/hear`, { method: 'POST', body: form }))
    await leave(`${here}/hear`, { method: 'POST', body: new TextEncoder().encode('spoken words') })
    await expect(leave('https://elsewhere.example.com/', { method: 'POST', body: 'spoken words' })).rejects.toThrow()
    const hashOf = (text: string) => new Bun.CryptoHasher('sha256').update(text).digest('hex')
    expect(noted.map(({ at: _, ...entry }) => entry)).toEqual([
      { ...sent, subject, bytes: 19, sha256: hashOf('whisperspoken words') },
      { ...sent, subject: null, bytes: 12, sha256: hashOf('spoken words') },
      { ...sent, host: 'elsewhere.example.com:443', setting: null, outcome: 'refused', subject: null, bytes: 0, sha256: null },
    ])
    expect(JSON.stringify(noted)).not.toContain('spoken')
  })
})

const sent = { purpose: 'transcription', host: hostOf(here)!, setting: 'A_SETTING', outcome: 'sent' } as const
