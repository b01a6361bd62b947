import { createHash } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import type { AnchorPlace } from '#src/admin/anchor-places.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

const dayMs = 24 * 60 * 60_000
const timeoutMs = 30_000

/**
 * A bucket with Object Lock: each anchor is an object that nobody can change or delete before its days are over, not even whoever has
 * the keys of the bucket. It is meant to be another bucket than that of the files, with keys that may do nothing but write.
 */
export const anchorBucket = adapter({
  settings: Type.Object({
    AUDIT_ANCHOR_S3_BUCKET: Type.String({ pattern: '^[\\w.-]{3,63}$', description: 'the name of a bucket with Object Lock' }),
    AUDIT_ANCHOR_S3_ENDPOINT: Type.Optional(
      Type.String({
        pattern: '^https?://[^\\s/]+$',
        description: 'an address such as https://s3.example.com, or nothing for Amazon',
      }),
    ),
    AUDIT_ANCHOR_S3_REGION: Type.String({ default: 'us-east-1' }),
    AUDIT_ANCHOR_S3_ACCESS_KEY_ID: Type.String({ minLength: 1, description: 'the id of an access key that may write' }),
    AUDIT_ANCHOR_S3_SECRET_ACCESS_KEY: Type.String({ minLength: 1, description: 'the secret of that access key' }),
    AUDIT_ANCHOR_S3_DAYS: Type.Integer({ minimum: 1, maximum: 36_500, default: 400 }),
  }),
  create(settings, { fetch, clock }): AnchorPlace {
    const region = settings.AUDIT_ANCHOR_S3_REGION
    const endpoint = settings.AUDIT_ANCHOR_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
    return {
      name: 'bucket',
      async keep(anchor) {
        const { AwsClient } = await import('aws4fetch')
        const client = new AwsClient({
          accessKeyId: settings.AUDIT_ANCHOR_S3_ACCESS_KEY_ID,
          secretAccessKey: settings.AUDIT_ANCHOR_S3_SECRET_ACCESS_KEY,
          service: 's3',
          region,
        })
        const body = `${JSON.stringify(anchor)}\n`
        const until = new Date(clock.now().getTime() + settings.AUDIT_ANCHOR_S3_DAYS * dayMs)
        // The number first, so that a list of the bucket is in the order of the log.
        const name = `${String(anchor.number).padStart(12, '0')}-${anchor.hash.slice(0, 16)}.json`
        const request = await client.sign(`${endpoint}/${settings.AUDIT_ANCHOR_S3_BUCKET}/audit-anchors/${name}`, {
          method: 'PUT',
          body,
          headers: {
            'content-type': 'application/json',
            // The store asks for one of these where an object is to be locked.
            'content-md5': createHash('md5').update(body).digest('base64'),
            'x-amz-content-sha256': createHash('sha256').update(body).digest('hex'),
            'x-amz-object-lock-mode': 'COMPLIANCE',
            'x-amz-object-lock-retain-until-date': until.toISOString().replace(/\.\d{3}Z$/, 'Z'),
          },
        })
        const headers = Object.fromEntries(request.headers)
        const response = await fetch(request.url, { method: 'PUT', headers, body, signal: AbortSignal.timeout(timeoutMs) }).catch(
          (cause: unknown) => {
            throw new ProviderError('anchor bucket', 'The bucket for notes of the audit log does not answer.', { cause })
          },
        )
        const said = await response.text().catch(() => '')
        if (response.ok) return
        const code = /<Code>(\w{1,60})<\/Code>/.exec(said)?.[1] ?? response.status
        throw new ProviderError('anchor bucket', `The bucket for notes of the audit log refused (${code}).`)
      },
    }
  },
})
