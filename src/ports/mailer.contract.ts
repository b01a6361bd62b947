import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { ProviderError } from '#src/shared/provider-error.ts'
import type { Mail, Mailer } from './mailer.ts'

/** An email as it appears in a mailbox. */
export interface ReceivedMail {
  from: string
  /** Every address that the email was delivered to. */
  recipients: string[]
  /** Names of the header fields, in lower case. */
  headers: string[]
  messageId: string
  subject: string
  text: string
  html: string
}

/** A mailer that works, one that cannot, and a function that returns what has arrived so far. */
export interface MailerUnderTest {
  mailer: Mailer
  broken: Mailer
  received(): Promise<ReceivedMail[]>
  close?(): Promise<void>
}

const link = 'https://ats.example.com/verify-email?token=Zm9v-_A&email=ada%40example.com'
const verify: Mail = { kind: 'verify-email', to: 'ada@example.com', fullName: 'Ada Lovelace', link }
const approvalNeeded: Mail = {
  kind: 'approval-needed',
  to: 'root@example.com',
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  companyName: 'Engines',
  link,
}
const mails: Mail[] = [
  verify,
  { kind: 'reset-password', to: 'ada@example.com', fullName: 'Ada Lovelace', link },
  {
    kind: 'already-registered',
    to: 'ada@example.com',
    fullName: 'Ada Lovelace',
    loginLink: link,
    resetLink: 'https://x.test/forgot',
  },
  {
    kind: 'added-by-directory',
    to: 'ada@example.com',
    fullName: 'Ada Lovelace',
    workspaceName: 'Example',
    role: 'interviewer',
    loginLink: link,
    passwordLink: link,
  },
  { kind: 'account-approved', to: 'ada@example.com', fullName: 'Ada Lovelace', loginLink: link, trialEnds: null },
  approvalNeeded,
  { kind: 'verify-company-email', to: 'ada@example.com', fullName: 'Ada Lovelace', link },
  { kind: 'company-verified', to: 'ada@example.com', fullName: 'Ada Lovelace', link },
  {
    kind: 'application-sent',
    to: 'ada@example.com',
    applicationId: 'a1',
    fullName: 'Ada Lovelace',
    jobTitle: 'Engineer',
    companyName: 'Example',
    occasion: 'first',
    link,
  },
  {
    kind: 'application-received',
    to: 'ada@example.com',
    applicationId: 'a1',
    fullName: 'Ada Lovelace',
    applicantName: 'Bob Babbage',
    jobTitle: 'Engineer',
    isUpdate: false,
    link,
  },
  { kind: 'form-pass', to: 'ada@example.com', link, language: 'en' },
  { kind: 'mentioned', to: 'ada@example.com', fullName: 'Ada Lovelace', byName: 'Bob Babbage', jobTitle: 'Engineer', link },
]

/** What every mailer promises. */
export const mailerContract = (name: string, open: () => Promise<MailerUnderTest>) =>
  describe(name, () => {
    let world: MailerUnderTest
    let sent = 0
    beforeAll(async () => {
      world = await open()
    })
    afterAll(() => world.close?.())

    /** Sends all at once, and finds each one by its Message-ID. */
    const send = async (...mails: Mail[]) => {
      const before = (await world.received()).length
      const ids = mails.map(() => `mail-${++sent}`)
      await Promise.all(mails.map((mail, index) => world.mailer.send(mail, ids[index]!)))
      const received = await world.received()
      expect(received.length).toBe(before + mails.length)
      return ids.map((id) => received.find(({ messageId }) => messageId.startsWith(`<${id}@`))!)
    }

    test('has a name and is ready', async () => {
      expect(world.mailer.name).toMatch(/^\S+$/)
      await world.mailer.check()
    })

    test('delivers every kind of email to one person, with the whole link in both forms', async () => {
      const received = await send(...mails)
      for (const [index, mail] of received.entries()) {
        expect(mail.recipients).toEqual([mails[index]!.to])
        expect(mail.from).toContain('@')
        expect(mail.subject).toMatch(/^\S.{5,60}$/)
        expect(mail.text).toContain(link)
        expect(mail.html).toContain(link.replaceAll('&', '&amp;'))
      }
      expect(new Set(received.map(({ subject }) => subject)).size).toBe(mails.length)
    })

    test('makes the Message-ID of the id, so that a repeated mail is recognised', async () => {
      await world.mailer.send(verify, 'job-17')
      expect((await world.received()).map(({ messageId }) => messageId)).toContainEqual(
        expect.stringMatching(/^<job-17@[^@>]+>$/),
      )
    })

    test('lets no name and no company add a header or a recipient', async () => {
      const name = 'Eve\r\nBcc: all@example.com\r\n\r\n<b>Body</b>'
      const hostile: Mail[] = [
        { ...verify, fullName: name },
        { ...approvalNeeded, fullName: name, companyName: name },
      ]
      for (const [index, mail] of (await send(...hostile)).entries()) {
        expect(mail.recipients).toEqual([hostile[index]!.to])
        expect(mail.headers).not.toContain('bcc')
        expect(mail.html).not.toContain('<b>Body')
      }
    })

    test('sends what a person wrote as text, to one candidate, with answers to whoever wrote', async () => {
      const written: Mail = {
        kind: 'candidate-message',
        to: 'ada@example.com',
        messageId: 'm1',
        subject: 'About your application\r\nBcc: all@example.com',
        body: 'Hello <b>Ada</b>,\n\nsee you on Monday.',
        senderName: 'Eve\r\nBcc: all@example.com',
        companyName: 'Engines',
        replyTo: 'eve@example.com',
      }
      const [mail] = await send(written)
      expect(mail!.recipients).toEqual(['ada@example.com'])
      expect(mail!.headers).toContain('reply-to')
      expect(mail!.headers).not.toContain('bcc')
      expect(mail!.subject).toBe('About your application Bcc: all@example.com')
      expect(mail!.text).toContain('see you on Monday.')
      expect(mail!.html).not.toContain('<b>Ada')
    })

    test('takes exactly one address and nothing that merely contains one', async () => {
      const before = (await world.received()).length
      const bad = [
        '',
        'nobody',
        'a@b.c, d@e.f',
        'a@b.c;d@e.f',
        'a@b.c\r\nBcc: d@e.f',
        'Ada <a@b.c>',
        'a@b@c',
        'a b@c.d',
        `${'x'.repeat(251)}@b.c`,
      ]
      for (const to of bad) {
        const refusal = await world.mailer.send({ ...verify, to }, `bad-${to.length}`).catch((error) => error)
        expect({ to, refusal }).toEqual({ to, refusal: expect.any(ProviderError) })
        expect(refusal.retryable).toBe(false)
      }
      expect((await world.received()).length).toBe(before)
    })

    test('says so when mail cannot be handed over', async () => {
      const failures = await Promise.allSettled([world.broken.send(verify, 'unlucky'), world.broken.check()])
      for (const failure of failures) expect(failure).toEqual({ status: 'rejected', reason: expect.any(ProviderError) })
    })
  })
