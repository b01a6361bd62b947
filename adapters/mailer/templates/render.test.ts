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

  test('name the last day of the trial, where there is one', async () => {
    const approved = { kind: 'account-approved', to, fullName: 'Ada', loginLink: link } as const
    expect((await render({ ...approved, trialEnds: new Date('2026-03-16T23:30:00Z') })).text).toContain(
      'runs until 16 March 2026',
    )
    expect((await render({ ...approved, trialEnds: null })).text).not.toContain('trial')
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
