import type { Choice } from '#adapters/adapter.ts'
import type { Transcriber } from '#src/ports/transcriber.ts'
import { none } from './none.ts'
import { openai } from './openai.ts'
import { scripted } from './scripted.ts'
import { whisper } from './whisper.ts'

export const transcribers: Choice<Transcriber> = {
  variable: 'TRANSCRIBER',
  adapters: { none, whisper, openai, scripted },
}
