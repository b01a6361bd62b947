import type { Choice } from '#adapters/adapter.ts'
import type { LanguageModel } from '#src/ports/language-model.ts'
import { none } from './none.ts'
import { ollama } from './ollama.ts'
import { openai } from './openai.ts'
import { scripted } from './scripted.ts'

export const languageModels: Choice<LanguageModel> = {
  variable: 'LANGUAGE_MODEL',
  adapters: { none, ollama, openai, scripted },
}
