import { describe, expect, test } from 'bun:test'
import { asName } from './layout.tsx'
import { render } from './render.tsx'

const link = 'https://ats.test/x?token=abc&email=a%40b.c'
const to = 'ada@example.com'

describe('mails', () => {
  test('say how long their link works', async () => {
    expect((await render({ kind: 'verify-email', to, fullName: 'Ada', link })).text).toContain('24 hours')
    expect((await render({ kind: 'verify-company-email', to, fullName: 'Ada', link })).text).toContain('24 hours')
    expect((await render({ kind: 'reset-password', to, fullName: 'Ada', link })).text).toContain('30 minutes')
  })

  test('of an invitation say who asks, what the role may do and how long the link works, and pass no advertisement on', async () => {
    const invitation = { kind: 'invitation', to, fullName: 'Ada', role: 'viewer', link } as const
    const { text } = await render({ ...invitation, inviterName: 'Rita Recruiter', workspaceName: 'Example & Sons' })
    for (const words of ['Rita Recruiter invites you', '“Example & Sons”', 'change nothing', 'seven days'])
      expect(text).toContain(words)
    const spam = await render({
      ...invitation,
      inviterName: 'Win at https://evil.test',
      workspaceName: 'Free money www.evil.test',
    })
    expect(spam.text).not.toContain('evil.test')
  })

  test('about an account tell what changed and what to do if it was somebody else', async () => {
    const fullName = 'Ada'
    const changed = await render({ kind: 'password-changed', to, fullName, at: '2026-03-02T09:05:00.000Z', resetLink: link })
    expect(changed.text).toContain('2026-03-02 at 09:05 UTC')
    expect(changed.text).toContain(link)
    const used = await render({ kind: 'second-factor-changed', to, fullName, change: 'recovery-code-used', codesLeft: 9 })
    expect(used.text).toContain('9 are left')
    const removed = await render({ kind: 'removed-from-team', to, fullName, workspaceName: 'Example' })
    expect(removed.text).toContain('“Example”')
  })

  test('name the last day of the trial, where there is one', async () => {
    const approved = { kind: 'account-approved', to, fullName: 'Ada', loginLink: link } as const
    expect((await render({ ...approved, trialEnds: new Date('2026-03-16T23:30:00Z') })).text).toContain(
      'runs until March 16, 2026',
    )
    expect((await render({ ...approved, trialEnds: null })).text).not.toContain('trial')
  })

  test('to applicants name the job, say what a second application does, and tell no percentage', async () => {
    const mail = { kind: 'application-sent', to, applicationId: 'a1', fullName: 'Mira Talvik', link } as const
    const job = { jobTitle: 'Backend Developer', companyName: 'Lantern Works' }
    const first = await render({ ...mail, ...job, occasion: 'first' })
    expect(first.subject).toBe('Your application: Backend Developer')
    for (const words of ['Hello Mira Talvik', 'Lantern Works has arrived', link, 'open the link in the email that follows'])
      expect(first.text.replaceAll('\n', ' ')).toContain(words)
    expect(first.text).not.toMatch(/\d ?%|match/i)
    const again = await render({ ...mail, ...job, occasion: 'again' })
    expect(again.text.replaceAll('\n', ' ')).toContain('That one stays in place until you open the link below')
    const evil = await render({
      ...mail,
      fullName: '<b>Win</b> at evil.test',
      jobTitle: 'X\r\nBcc: a@b.c',
      companyName: '<img>',
      occasion: 'first',
    })
    expect(evil.subject).toBe('Your application: X Bcc: a@b.c')
    expect(`${evil.html}${evil.text}`).not.toContain('evil.test')
    expect(evil.html).not.toContain('<img')
  })

  test('to companies say who applied for what, and carry no advertisement', async () => {
    const received = {
      kind: 'application-received',
      to,
      applicationId: 'a1',
      fullName: 'Cara',
      jobTitle: 'Analyst',
      link,
    } as const
    const one = await render({ ...received, applicantName: 'Mira Talvik', isUpdate: false })
    expect([one.subject, one.text.includes('Mira Talvik has applied for Analyst.')]).toEqual(['New application: Analyst', true])
    const spam = await render({ ...received, applicantName: 'Buy at http://evil.test', isUpdate: true })
    expect(spam.text).toContain('Somebody has applied again for Analyst.')
    const digest = await render({
      kind: 'application-digest',
      to,
      fullName: 'Cara',
      jobs: [
        { title: 'Analyst', link: `${link}1`, names: ['Mira Talvik', 'http://evil.test'], more: 0 },
        { title: 'Engineer', link: `${link}2`, names: ['Tom Two'], more: 4 },
      ],
    })
    expect(digest.subject).toBe('7 new applications')
    expect(digest.text).toContain('Mira Talvik, Somebody')
    expect(digest.text).toContain('Tom Two and 4 more')
    expect(`${spam.html}${digest.html}`).not.toContain('evil.test')
  })

  test('show the administrator who is waiting, as text', async () => {
    const companyName = '<img src=x onerror=alert(1)>\nEvil & Sons'
    const { html, text } = await render({
      kind: 'approval-needed',
      to,
      fullName: 'Ada L',
      email: 'ada@new.example',
      companyName,
      link,
    })
    expect(text).toContain('Name: Ada L\n')
    expect(text).toContain('Email: ada@new.example\n')
    expect(text).toContain('Company: <img src=x onerror=alert(1)> Evil & Sons\n')
    expect(html).not.toContain('<img')
  })

  test('keep each link whole on a line of its own in the plain text', async () => {
    const long = `https://ats.test/verify-email?token=${'a'.repeat(200)}`
    const { text } = await render({ kind: 'verify-email', to, fullName: 'Ada', link: long })
    expect(text.split('\n')).toContain(long)
  })

  test('of a company to an applicant carry its words as text, whom an answer goes to, and the private link', async () => {
    const { subject, html, text } = await render({
      kind: 'applicant-message',
      to,
      applicationId: 'a1',
      applicationMessageId: 'm1',
      subject: 'Your application\u2028Bcc: all',
      body: 'Hello <img src=x>,\n\nwe would like\nto meet you.',
      senderName: 'Cara Company',
      companyName: 'Lantern Works',
      jobTitle: 'Backend Developer',
      replyTo: 'cara@example.com',
      link,
    })
    expect(subject).toBe('Your application Bcc: all')
    expect(html).not.toContain('<img')
    expect(text).toContain('Hello <img src=x>,')
    expect(text).toContain('we would like\nto meet you.')
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Cara Company of Lantern Works wrote this message about your application for Backend Developer.',
    )
    expect(text.split('\n').filter((line) => line === link)).toHaveLength(1)
  })

  test('name no foreign host that would be asked for when the mail is opened', async () => {
    const { html } = await render({ kind: 'verify-email', to, fullName: 'Ada', link })
    expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/i)
  })

  test('greet by name, and do not carry advertisements to strangers', async () => {
    for (const name of ['Ada Lovelace', "J. R. O'Neil-Smith Jr.", 'Élodie Ñandú', '莎士比亚', '  Ada   L '])
      expect(asName(name)).not.toBeNull()
    const names = [
      '',
      'http://evil.test',
      'evil.test',
      'Win €100 now',
      'a@b.c',
      'Visit www.evil.test',
      'x'.repeat(61),
      'Ada\u202Eevil',
      '<b>Ada</b>',
    ]
    for (const name of names) expect(asName(name)).toBeNull()
    expect((await render({ kind: 'verify-email', to, fullName: 'Go to evil.test', link })).text).toContain('Hello,\n')
    expect((await render({ kind: 'verify-email', to, fullName: 'Ada\nLovelace', link })).text).toContain('Hello Ada Lovelace,\n')
  })
})
