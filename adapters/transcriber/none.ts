import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

/** No transcriber: recordings are played, not read. */
export const none = adapter({
  settings: Type.Object({}),
  create: (): Transcriber => ({
    name: 'none',
    available: false,
    async transcribe() {
      throw new ProviderError('none', 'No transcriber is set up.', { retryable: false })
    },
    async check() {},
  }),
})
