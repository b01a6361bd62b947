import { Type } from '@sinclair/typebox'
import { adapter } from '#adapters/adapter.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { ProviderError } from '#src/shared/provider-error.ts'

/** No model: everything that needs one says so or is done by rules. */
export const none = adapter({
  settings: Type.Object({}),
  create: (): LanguageModel => ({
    name: 'none',
    available: false,
    async generate() {
      throw new ProviderError('none', 'No language model is set up.', { retryable: false })
    },
    async check() {},
  }),
})
