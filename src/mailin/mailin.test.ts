import { describe, expect, test } from 'bun:test'
import { randomIds } from '#adapters/ids/random.ts'
import { addressForm, mailAddresses } from './addresses.ts'
import { verifiedSender } from './authentication.ts'
import { textOfHtml } from './plain-text.ts'
import { splitQuoted } from './quoted.ts'

describe('addresses', () => {
  const form = addressForm('Hiring@Example.com')!
  const addresses = mailAddresses(form, { secret: 'one', earlierSecrets: ['before'] })
  test('lead back to what they were made for, in whatever case they come', () => {
    for (const kind of ['candidate', 'application', 'workspace'] as const) {
      const id = randomIds.id()
      const address = addresses.replyTo({ kind, id })
      expect(address.split('@')[0]!.length).toBeLessThanOrEqual(64)
      expect(addresses.read(address.toUpperCase())).toEqual({ kind, id })
    }
    expect(addresses.read('hiring+job-abc@example.com')).toEqual({ kind: 'job', publicId: 'abc' })
    expect(addresses.read('hiring@example.com')).toEqual({ kind: 'mailbox' })
    expect(addresses.read('hiring@example.org')).toBe(null)
  })
  test('of a secret of before still lead there; of any other they lead nowhere', () => {
    const to = { kind: 'candidate', id: randomIds.id() } as const
    expect(addresses.read(mailAddresses(form, { secret: 'before' }).replyTo(to))).toEqual(to)
    expect(addresses.read(mailAddresses(form, { secret: 'another' }).replyTo(to))).toBe(null)
  })
  test('cannot be changed by a letter, nor made another kind', () => {
    const address = addresses.replyTo({ kind: 'candidate', id: randomIds.id() })
    const start = 'hiring+'.length
    for (let place = start; place < start + 42; place++) {
      const changed = `${address.slice(0, place)}${address[place] === 'a' ? 'b' : 'a'}${address.slice(place + 1)}`
      expect(addresses.read(changed)).toBe(null)
    }
    expect(addresses.read(address.replace('+c', '+w'))).toBe(null)
  })
  test('of a domain whose every address arrives need no plus', () => {
    const caught = mailAddresses(addressForm('*@in.example.com')!, { secret: 'one' })
    const to = { kind: 'workspace', id: randomIds.id() } as const
    expect(caught.replyTo(to)).toMatch(/^w[a-z2-7]{42}@in\.example\.com$/)
    expect(caught.read(caught.replyTo(to))).toEqual(to)
    expect(addressForm('no address')).toBe(null)
  })
})

describe('what the own server says of the sender', () => {
  const says = (value: string, from = 'a@example.org') =>
    verifiedSender([{ key: 'authentication-results', value }], 'mx.example.com', from)
  test.each([
    ['mx.example.com; dmarc=pass header.from=example.org', 'pass'],
    ['mx.example.com 1; dkim=pass (good) header.d=mail.example.org; spf=fail', 'pass'],
    ['mx.example.com; dkim=pass header.i=@elsewhere.example', 'unknown'],
    ['mx.example.com; dkim=pass header.d=org', 'unknown'],
    ['mx.example.com; dkim=fail header.d=example.org', 'fail'],
    ['mx.example.com; dmarc=fail; dkim=pass header.d=example.org', 'fail'],
    ['mx.example.com; spf=pass', 'unknown'],
    ['mx.elsewhere.example; dmarc=pass', 'unknown'],
    ['mx.elsewhere.example (mx.example.com); dmarc=pass', 'unknown'],
    ['mx.example.com; none (dmarc=pass)', 'unknown'],
  ])('%s', (value, expected) => {
    expect(says(value)).toBe(expected as 'pass')
  })
  // As servers copy the address on the envelope into the header.
  test.each([
    ['mx.example.com; spf=pass smtp.mailfrom="x; dmarc=pass"@evil.example; dmarc=fail header.from=example.org', 'fail'],
    ['mx.example.com; spf=pass smtp.mailfrom="x;dmarc=pass;"@evil.example; dmarc=none', 'unknown'],
    ['mx.example.com; spf=pass (domain of "x); dmarc=pass ("@evil.example) smtp.mailfrom=evil.example; dmarc=none', 'unknown'],
    ['mx.example.com; spf=pass (domain of "x); dmarc=pass ("@evil.example); dmarc=fail', 'fail'],
    ['mx.example.com; spf=pass (domain of "x); dmarc=pass; (("@evil.example); dmarc=fail', 'fail'],
    ['mx.example.com; spf=pass (domain of "x); dmarc=pass ("@evil.example)', 'unknown'],
    ['mx.example.com; spf=pass (domain of evil.example; dmarc=pass', 'unknown'],
    ['mx.example.com; spf=pass smtp.mailfrom="x\\"; dmarc=pass; y="@evil.example; dmarc=none', 'unknown'],
    ['mx.example.com; auth=pass smtp.auth=dmarc=pass@example.org', 'unknown'],
    ['mx.example.com; dmarc=pass header.from=example.org; dmarc=fail header.from=example.org', 'fail'],
  ])('is not taken from what a sender can write into it: %s', (value, expected) => {
    expect(says(value)).toBe(expected as 'pass')
  })
  test('nothing is known without the name of the server', () => {
    expect(verifiedSender([{ key: 'authentication-results', value: 'x; dmarc=pass' }], null, 'a@x.org')).toBe('unknown')
  })
})

describe('the words of a mail', () => {
  test('HTML is read as text, and what it quotes is marked', () => {
    expect(
      textOfHtml(
        '<style>x</style><p>Gr&uuml;&szlig;e &amp; &#x4e2d;</p><!-- c --><blockquote><p>old</p></blockquote><script>alert(1)',
      ),
    ).toBe('Grüße & 中\n\n> old')
    expect(textOfHtml('1 < 2')).toBe('1 < 2')
  })
  test.each([
    ['Fine.\n\nOn Mon, 2 Mar 2026 at 09:12, Rita\n<rita@example.com> wrote:\n> Come in.', 'Fine.'],
    ['Am 2. März schrieb Rita:\n> Kommen Sie.\n\nGern.', 'Gern.'],
    ['Le poste me plaît.\nMerci\n\nLe lun. 2 mars 2026 à 09:12, Rita a écrit :\n> Venez.', 'Le poste me plaît.\nMerci'],
    ['Спасибо.\n\nпн, 2 мар. 2026 г. в 09:12, Rita написал(а):\n> Да', 'Спасибо.'],
    ['Ja.\n\n________________________________\nVon: Rita\nGesendet: Montag\nAn: mich\nBetreff: x\n\nalt', 'Ja.'],
    ['No quote here', 'No quote here'],
    ['> When?\nTuesday.\n> Where?\nIn Bern.', '> When?\nTuesday.\n> Where?\nIn Bern.'],
  ])('%j', (whole, text) => {
    expect(splitQuoted(whole).text).toBe(text)
  })
  test('is never lost between what was written and what was quoted', () => {
    const whole = 'A\n\nOn 2 March Rita wrote:\n> b\n> c\n\nD'
    const { text, quoted } = splitQuoted(whole)
    for (const word of ['A', 'b', 'c', 'D']) expect(`${text}${quoted}`).toContain(word)
  })
})
