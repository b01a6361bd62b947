import { afterAll, describe, expect, test } from 'bun:test'
import { createHash, createHmac } from 'node:crypto'
import { fixedClock } from '#adapters/clock/fixed.ts'
import { anchorMail, anchorPlaces } from '#src/admin/anchor-places.ts'
import { isSigned, signedAnchor } from '#src/admin/audit-anchor.ts'
import type { Mail } from '#src/ports/mailer.ts'
import { createInstanceSigner } from '#src/shared/instance-signer.ts'
import { anchorBucket } from './bucket.ts'

const signer = createInstanceSigner('the secret of an instance')
const anchorAt = (number: number) =>
  signedAnchor(signer, {
    number,
    hash: `${number}`.repeat(64).slice(0, 64),
    root: 'b'.repeat(64),
    at: '2026-11-28T09:00:00.000Z',
  })

interface Kept {
  path: string
  headers: Headers
  body: string
}

/** A bucket that checks signatures as the standard has it (Signature Version 4) and locks what it is told to lock. */
function lockedBucket(secret: string, refuse: () => Response | null = () => null) {
  const kept: Kept[] = []
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
  const server = Bun.serve({
    port: 0,
    hostname: '127.0.0.1',
    async fetch(request) {
      const body = await request.text()
      const { headers } = request
      const refusal = refuse()
      if (refusal) return refusal
      const parts = /Credential=(\S+?)\/(\d{8})\/(\S+?)\/s3\/aws4_request, SignedHeaders=(\S+?), Signature=([0-9a-f]{64})/.exec(
        headers.get('authorization') ?? '',
      )
      if (!parts) return new Response('<Error><Code>AccessDenied</Code></Error>', { status: 403 })
      const [, , day, region, names, signature] = parts as unknown as string[]
      const { pathname, search } = new URL(request.url)
      const signed = names!.split(';').map((name) => `${name}:${headers.get(name)?.trim()}\n`)
      const canonical = ['PUT', pathname, search, signed.join(''), names, headers.get('x-amz-content-sha256')].join('\n')
      const scope = `${day}/${region}/s3/aws4_request`
      const toSign = ['AWS4-HMAC-SHA256', headers.get('x-amz-date'), scope, createHash('sha256').update(canonical).digest('hex')]
      const key = [region!, 's3', 'aws4_request'].reduce<Buffer>((made, part) => hmac(made, part), hmac(`AWS4${secret}`, day!))
      if (hmac(key, toSign.join('\n')).toString('hex') !== signature)
        return new Response('<Error><Code>SignatureDoesNotMatch</Code></Error>', { status: 403 })
      for (const name of ['x-amz-object-lock-mode', 'x-amz-object-lock-retain-until-date', 'content-md5'])
        if (!names!.split(';').includes(name) && name.startsWith('x-amz')) return new Response('unsigned', { status: 400 })
      kept.push({ path: pathname, headers, body })
      return new Response('')
    },
  })
  return { endpoint: `http://127.0.0.1:${server.port}`, kept, close: () => server.stop(true) }
}

const closing: (() => unknown)[] = []
afterAll(() => Promise.all(closing.map((close) => close())))

const placeAt = (endpoint: string, secret = 'a secret of the bucket') =>
  anchorBucket.plugIn(
    {
      AUDIT_ANCHOR_S3_BUCKET: 'notes',
      AUDIT_ANCHOR_S3_ENDPOINT: endpoint,
      AUDIT_ANCHOR_S3_ACCESS_KEY_ID: 'key',
      AUDIT_ANCHOR_S3_SECRET_ACCESS_KEY: secret,
      AUDIT_ANCHOR_S3_DAYS: '30',
    },
    { fetch, clock: fixedClock(new Date('2026-11-28T09:00:00Z')), dataDir: '/nowhere' },
  )

describe('a bucket with Object Lock', () => {
  test('gets each note as an object of its own, signed, and locked for the days that are set', async () => {
    const bucket = lockedBucket('a secret of the bucket')
    closing.push(bucket.close)
    await placeAt(bucket.endpoint).keep(anchorAt(7))
    const [{ path, headers, body }] = bucket.kept as [Kept]
    expect(path).toBe('/notes/audit-anchors/000000000007-7777777777777777.json')
    expect(headers.get('x-amz-object-lock-mode')).toBe('COMPLIANCE')
    expect(headers.get('x-amz-object-lock-retain-until-date')).toBe('2026-12-28T09:00:00Z')
    expect(headers.get('content-md5')).toBe(createHash('md5').update(body).digest('base64'))
    expect(isSigned(JSON.parse(body))).toBe(true)
  })

  test('says in words why it did not take one', async () => {
    const bucket = lockedBucket('another secret')
    closing.push(bucket.close)
    await expect(placeAt(bucket.endpoint).keep(anchorAt(7))).rejects.toThrow('refused (SignatureDoesNotMatch)')
    await bucket.close()
    await expect(placeAt('http://127.0.0.1:1').keep(anchorAt(7))).rejects.toThrow('does not answer')
  })
})

describe('places outside of the server', () => {
  test('that were away get the newest note with the next hour, and nobody gets one twice', async () => {
    let isAway = true
    const bucket = lockedBucket('a secret of the bucket', () => (isAway ? new Response('', { status: 503 }) : null))
    closing.push(bucket.close)
    const mails: Mail[] = []
    const failed: string[] = []
    const places = anchorPlaces(
      [anchorMail('auditor@example.com', async (mail) => void mails.push(mail)), placeAt(bucket.endpoint)],
      { onFailure: (place) => failed.push(place) },
    )
    await places.tell(null)
    await places.tell(anchorAt(3))
    await places.tell(anchorAt(5))
    expect(failed).toEqual(['bucket', 'bucket'])
    isAway = false
    // Nothing was written meanwhile.
    await places.tell(null)
    await places.tell(null)
    expect(bucket.kept.map(({ path }) => path)).toEqual(['/notes/audit-anchors/000000000005-5555555555555555.json'])
    expect(mails.map((mail) => mail.kind === 'audit-anchor' && mail.number)).toEqual([3, 5])
    // What is mailed can be held against the log: it is what was signed.
    const [mail] = mails
    if (mail?.kind !== 'audit-anchor') throw new Error('Another mail was sent.')
    expect(isSigned(mail)).toBe(true)
  })
})
