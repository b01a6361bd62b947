import { afterAll, expect, test } from 'bun:test'
import { createServer, type Server } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { plugIn, WrongSetting } from '#adapters/adapter.ts'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { mailerContract, type ReceivedMail } from '#src/ports/mailer.contract.ts'
import type { Mail, Mailer } from '#src/ports/mailer.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { mailers } from './index.ts'
import { readMail } from './received.ts'

const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
})

const mail: Mail = { kind: 'reset-password', to: 'ada@example.com', fullName: 'Ada', link: 'https://ats.test/reset?token=abc' }
const smtpTo = (url: string, seconds = 5): Mailer =>
  plugIn(
    mailers,
    'smtp',
    { SMTP_URL: url, MAIL_FROM: 'ATS <ats@example.org>', SMTP_TIMEOUT_SECONDS: String(seconds) },
    { fetch, clock: fixedClock(), dataDir: '/nowhere' },
  )
const failure = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => 'no failure',
    (reason) => reason,
  )
  expect(error).toBeInstanceOf(ProviderError)
  return error as ProviderError
}
const portOf = (server: Server) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)))

/** A mail server on this machine, and what was delivered to it. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    disableReverseLookup: true,
    onData(stream, session, done) {
      new Response(stream as never)
        .bytes()
        .then((raw) =>
          readMail(
            raw,
            session.envelope.rcptTo.map(({ address }) => address),
          ),
        )
        .then((mail) => received.push(mail))
        .then(() => done(), done)
    },
    ...options,
  })
  server.on('error', () => {})
  const port = await portOf(server.server)
  closing.push(() => server.close())
  return { received, port, url: `smtp://127.0.0.1:${port}` }
}
const answering = (responseCode: number) => (_: unknown, __: unknown, done: (error: Error) => void) =>
  done(Object.assign(new Error('not now'), { responseCode }))
const nobodyListening = async () => {
  const server = createServer()
  const port = await portOf(server)
  await new Promise((resolve) => server.close(resolve))
  return `smtp://127.0.0.1:${port}`
}

mailerContract('smtp', async () => {
  const { received, url } = await mailServer()
  return { mailer: smtpTo(url), broken: smtpTo(await nobodyListening()), received: async () => received }
})

// The server of these tests lets every visitor wait a while before it speaks: they wait together.
test.concurrent('names our address as the sender and says that nobody typed the mail', async () => {
  const { received, url } = await mailServer()
  await smtpTo(url).send(mail, 'm1')
  expect(received[0]).toMatchObject({ from: 'ats@example.org', messageId: '<m1@example.org>' })
  expect(received[0]!.headers).toContain('auto-submitted')
})

test.concurrent('tries again later when nobody listens', async () => {
  expect((await failure(smtpTo(await nobodyListening()).send(mail, 'm'))).retryable).toBe(true)
})

test.concurrent('tries again later when the server asks for it (greylisting), and never after a final no', async () => {
  const servers = await Promise.all([
    mailServer({ onRcptTo: answering(451) }),
    mailServer({ onRcptTo: answering(550) }),
    mailServer({ onData: (stream, session, done) => stream.resume().on('end', () => answering(554)(0, session, done as never)) }),
  ])
  const failures = await Promise.all(servers.map(({ url }) => failure(smtpTo(url).send(mail, 'm'))))
  expect(failures.map(({ retryable }) => retryable)).toEqual([true, false, false])
  expect(failures[1]!.message).toContain('550')
})

test.concurrent('gives up on a server that says nothing, and on one that never comes to the point', async () => {
  const silent = createServer(() => {})
  const chatty = createServer((socket) => {
    socket.write('220 welcome\r\n')
    const talking = setInterval(() => socket.write('250-wait\r\n'), 100)
    socket.on('close', () => clearInterval(talking)).on('error', () => {})
  })
  closing.push(
    () => silent.close(),
    () => chatty.close(),
  )
  const urls = [await portOf(silent), await portOf(chatty)].map((port) => `smtp://127.0.0.1:${port}`)
  const start = performance.now()
  const failures = await Promise.all(urls.map((url) => failure(smtpTo(url, 0.2).send(mail, 'm'))))
  expect(performance.now() - start).toBeLessThan(2000)
  expect(failures.map(({ retryable }) => retryable)).toEqual([true, true])
})

test.concurrent('signs in with what the URL says, and a wrong password is no reason to drop the mail', async () => {
  const { received, port } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _, done) =>
      username === 'me@x' && password === 'p:ss/word' ? done(null, { user: 'me' }) : done(new Error('no')),
  })
  const address = (password: string) => `smtp://me%40x:${password}@127.0.0.1:${port}`
  const [, refusal] = await Promise.all([
    smtpTo(address('p%3Ass%2Fword')).send(mail, 'right'),
    failure(smtpTo(address('hunter2')).send(mail, 'wrong')),
    failure(smtpTo(address('hunter2')).check()),
  ])
  expect(refusal.retryable).toBe(true)
  expect(refusal.message).not.toContain('hunter2')
  expect(received.map(({ messageId }) => messageId)).toEqual(['<right@example.org>'])
})

test.concurrent('gives no password to another machine without TLS', async () => {
  const given: unknown[] = []
  const { port } = await mailServer({
    allowInsecureAuth: true,
    onAuth: ({ password }, _, done) => done(null, { user: given.push(password) }),
  })
  // 0.0.0.0 reaches this machine but is not one of its names.
  const withoutTls = smtpTo(`smtp://me:secret@0.0.0.0:${port}`)
  await Promise.all([failure(withoutTls.send(mail, 'm')), failure(withoutTls.check())])
  expect(given).toEqual([])
  await smtpTo(`smtp://me:secret@0.0.0.0:${port}?requireTLS=false`).send(mail, 'm')
  expect(given).toEqual(['secret'])
})

test.concurrent('does not trust a certificate nobody vouches for', async () => {
  const { received, url } = await mailServer({ disabledCommands: [] })
  await failure(smtpTo(url).send(mail, 'm'))
  expect(received).toEqual([])
})

test('asks for its settings in words, without repeating the password', () => {
  const complaint = (environment: Record<string, string>) => {
    try {
      plugIn(mailers, 'smtp', environment, { fetch, clock: fixedClock(), dataDir: '/nowhere' })
    } catch (error) {
      expect(error).toBeInstanceOf(WrongSetting)
      return (error as Error).message
    }
    return 'no complaint'
  }
  expect(complaint({})).toStartWith('SMTP_URL is not set, but takes an address such as smtp://')
  const wrong = complaint({ SMTP_URL: 'http://me:hunter2@mail', MAIL_FROM: 'a@b.c' })
  expect(wrong).toStartWith('SMTP_URL is "http://…@mail", but takes')
  expect(complaint({ SMTP_URL: 'smtp://me:hunter2@ma il:x:y', MAIL_FROM: 'a@b.c' })).not.toContain('hunter2')
  expect(complaint({ SMTP_URL: 'smtp://[', MAIL_FROM: 'a@b.c' })).toStartWith('SMTP_URL is')
  expect(complaint({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'a@b.c, d@e.f' })).toStartWith('MAIL_FROM is')
  expect(complaint({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'The ATS <a@b.c>' })).toBe('no complaint')
})
