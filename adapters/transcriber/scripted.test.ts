import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { recording, transcriberContract } from '#src/ports/transcriber.contract.ts'
import { transcribers } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'scripted-transcriber-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tools = { fetch, clock: systemClock, dataDir: folder }

let count = 0
function scripted(script: unknown) {
  const path = join(folder, `script-${++count}.json`)
  writeFileSync(path, JSON.stringify(script))
  const environment = { SCRIPTED_TRANSCRIPTS: path, TRANSCRIBER_TIMEOUT_SECONDS: '0.1' }
  return plugIn(transcribers, 'scripted', environment, tools)
}

transcriberContract('scripted', (behaviour) => {
  if (behaviour.does === 'hear') return scripted([{ match: '', text: behaviour.text }])
  return scripted([behaviour.does === 'fail' ? { match: '', fail: 'out of order' } : { match: '', hang: true }])
})

test('hears what the script says for a file, and nothing elsewhere', async () => {
  const said = { startMs: 100, endMs: 300, text: 'Yes.', confidence: 0.4 }
  const transcriber = scripted([
    { match: 'first', text: 'I like Go.' },
    { match: 'third', segments: [said] },
  ])
  const heard = async (name: string) => {
    writeFileSync(join(folder, name), recording())
    return transcriber.transcribe({ path: join(folder, name) })
  }
  expect(await heard('first.wav')).toEqual({
    text: 'I like Go.',
    segments: [{ startMs: 0, endMs: 500, text: 'I like Go.', confidence: null }],
  })
  expect(await heard('second.wav')).toEqual({ text: '', segments: [] })
  expect(await heard('third.wav')).toEqual({ text: 'Yes.', segments: [said] })
})

test('says when the file is not a script', async () => {
  await expect(scripted({ match: '' }).check()).rejects.toThrow('SCRIPTED_TRANSCRIPTS')
  expect(() => plugIn(transcribers, 'scripted', {}, tools)).toThrow('SCRIPTED_TRANSCRIPTS is not set')
  const path = join(folder, 'none.json')
  expect(() => plugIn(transcribers, 'scripted', { SCRIPTED_TRANSCRIPTS: path }, tools)).toThrow(
    `SCRIPTED_TRANSCRIPTS is "${path}", but takes the path of a JSON file with a list of { match, text }; there is no such file.`,
  )
})

test('without a transcriber nothing waits for one', async () => {
  const transcriber = plugIn(transcribers, 'none', {}, tools)
  expect({ name: transcriber.name, available: transcriber.available }).toEqual({ name: 'none', available: false })
  await transcriber.check()
  await expect(transcriber.transcribe({ path: 'x' })).rejects.toMatchObject({ name: 'ProviderError', retryable: false })
})
