import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ProviderError } from '#src/shared/provider-error.ts'
import type { Transcriber } from './transcriber.ts'

/** How the program or service behind the transcriber behaves. `hears` is what it recognizes in the contract's recording. */
export type TranscriberBehaviour = { does: 'hear'; text: string } | { does: 'fail' } | { does: 'hang' }

/** Length of the contract's recording in milliseconds. */
const recordingMs = 500

/** A WAV file, mono, 16 kHz, 16 bits: half a second of a 440 Hz tone. */
export function recording(): Uint8Array {
  const samples = 8000
  const bytes = Buffer.alloc(44 + samples * 2)
  bytes.write('RIFF', 0, 'latin1')
  bytes.writeUInt32LE(36 + samples * 2, 4)
  bytes.write('WAVEfmt ', 8, 'latin1')
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(16_000, 24)
  bytes.writeUInt32LE(32_000, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36, 'latin1')
  bytes.writeUInt32LE(samples * 2, 40)
  for (let sample = 0; sample < samples; sample++)
    bytes.writeInt16LE(Math.round(8000 * Math.sin((sample * 440 * 2 * Math.PI) / 16_000)), 44 + sample * 2)
  return bytes
}

/** What every transcriber promises. `open` creates one that behaves as given, with a time limit of a second or less. */
export const transcriberContract = (
  name: string,
  open: (behaviour: TranscriberBehaviour) => Transcriber | Promise<Transcriber>,
) =>
  describe(name, () => {
    let folder: string
    let path: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'transcriber-contract-'))
      path = join(folder, 'answer.wav')
      await writeFile(path, recording())
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    test('has a name, is available, and is ready', async () => {
      const transcriber = await open({ does: 'hear', text: 'hello' })
      expect(transcriber.name).toMatch(/^\S+$/)
      expect(transcriber.available).toBe(true)
      await transcriber.check()
    })

    test('writes down what was said and when, and nothing when nothing was', async () => {
      const { text, segments } = await (await open({ does: 'hear', text: 'I like Go.' })).transcribe({ path })
      expect(text).toBe('I like Go.')
      expect(segments.map((segment) => segment.text).join(' ')).toBe(text)
      let before = 0
      for (const { startMs, endMs, confidence } of segments) {
        expect(startMs).toBeGreaterThanOrEqual(before)
        expect(endMs).toBeGreaterThanOrEqual(startMs)
        expect(endMs).toBeLessThanOrEqual(recordingMs)
        if (confidence !== null) expect(confidence >= 0 && confidence <= 1).toBe(true)
        before = startMs
      }
      const silent = await open({ does: 'hear', text: '' })
      expect(await silent.transcribe({ path, language: 'en' })).toEqual({ text: '', segments: [] })
    })

    test('leaves the recording as it is', async () => {
      await (await open({ does: 'hear', text: 'x' })).transcribe({ path })
      expect(await Bun.file(path).bytes()).toEqual(new Uint8Array(recording()))
    })

    test('refuses what is not a recording', async () => {
      const transcriber = await open({ does: 'hear', text: 'x' })
      const notWave = join(folder, 'not.wav')
      await writeFile(notWave, 'some words, not a sound')
      await expect(transcriber.transcribe({ path: notWave })).rejects.toBeInstanceOf(ProviderError)
      await expect(transcriber.transcribe({ path: join(folder, 'missing.wav') })).rejects.toBeInstanceOf(ProviderError)
    })

    test('says so when it is away or gives up', async () => {
      await expect((await open({ does: 'fail' })).transcribe({ path })).rejects.toBeInstanceOf(ProviderError)
      const start = performance.now()
      await expect((await open({ does: 'hang' })).transcribe({ path })).rejects.toBeInstanceOf(ProviderError)
      expect(performance.now() - start).toBeLessThan(2000)
    })
  })
