import { afterAll, describe, expect, test } from 'bun:test'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { recording, transcriberContract } from '#src/ports/transcriber.contract.ts'
import { transcribers } from './index.ts'
import { whisperSegments } from './whisper-output.ts'
import { builtProgram } from './whisper-program.ts'

const folder = mkdtempSync(join(tmpdir(), 'whisper-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tools = { fetch, clock: systemClock, dataDir: folder }
const model = join(folder, 'model.bin')
writeFileSync(model, 'a model')
const path = join(folder, 'answer.wav')
writeFileSync(path, recording())

let count = 0
/** A transcriber whose program is this script; `$output` is the file that it is told to write. */
function programmed(script: string, environment: Record<string, string> = {}) {
  const program = join(folder, `program-${++count}`)
  const find = 'for word; do if [ "$before" = -of ]; then output="$word.json"; fi; before="$word"; done'
  writeFileSync(program, `#!/bin/sh\n${find}\n${script}\n`)
  chmodSync(program, 0o755)
  const settings = { WHISPER_MODEL_PATH: model, WHISPER_PROGRAM: program, TRANSCRIBER_TIMEOUT_SECONDS: '10', ...environment }
  return plugIn(transcribers, 'whisper', settings, tools)
}

const outputOf = (text: string) =>
  JSON.stringify({
    transcription: text
      ? [
          {
            offsets: { from: 0, to: 9000 },
            text: ` ${text}`,
            tokens: [
              { text: '[_BEG_]', p: 0.1 },
              { text: ` ${text}`, p: 0.9 },
            ],
          },
        ]
      : [],
  })
const writes = (text: string) => `printf '%s' '${outputOf(text)}' > "$output"`

transcriberContract('whisper', (behaviour) => {
  if (behaviour.does === 'hear') return programmed(writes(behaviour.text))
  if (behaviour.does === 'hang') return programmed('exec sleep 30', { TRANSCRIBER_TIMEOUT_SECONDS: '0.2' })
  return programmed('echo no such thing >&2; exit 3')
})

describe('the program', () => {
  test('gets the model, the recording and the language as arguments of their own, and no words of the last half minute', async () => {
    const said = join(folder, 'arguments')
    const transcriber = programmed(`printf '%s\\n' "$@" > '${said}'; ${writes('Yes.')}`, { WHISPER_LANGUAGE: 'auto' })
    const odd = join(folder, 'an answer; $(touch gone) "quoted".wav')
    writeFileSync(odd, recording())
    await transcriber.transcribe({ path: odd })
    const words = readFileSync(said, 'utf8').split('\n')
    const after = (flag: string) => words[words.indexOf(flag) + 1]
    expect([after('-m'), after('-f'), after('-l'), after('-mc')]).toEqual([model, odd, 'auto', '0'])
    await transcriber.transcribe({ path, language: 'de' })
    expect(readFileSync(said, 'utf8').split('\n')).toContain('de')
  })

  test('works on one recording at a time', async () => {
    const busy = join(folder, 'busy')
    const transcriber = programmed(`mkdir '${busy}' || exit 4; sleep 0.05; rmdir '${busy}'; ${writes('Yes.')}`)
    const all = await Promise.all([1, 2, 3].map(() => transcriber.transcribe({ path })))
    expect(all.map(({ text }) => text)).toEqual(['Yes.', 'Yes.', 'Yes.'])
  })

  test('may say yes and write nothing, or something else: it failed, and may be tried again', async () => {
    for (const script of ['exit 0', 'echo "{" > "$output"', `echo '{"transcription": [{}]}' > "$output"`])
      await expect(programmed(script).transcribe({ path })).rejects.toMatchObject({ name: 'ProviderError', retryable: true })
  })

  test('leaves nothing behind', async () => {
    const before = readdirSync(tmpdir()).filter((name) => name.startsWith('hearing-')).length
    await programmed(writes('Yes.')).transcribe({ path })
    await programmed('exit 1')
      .transcribe({ path })
      .catch(() => {})
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('hearing-')).length).toBe(before)
  })

  test('is missed, and so is the model, before anybody speaks', async () => {
    const later = join(folder, 'model-that-goes')
    writeFileSync(later, 'a model')
    const missing = programmed('', { WHISPER_MODEL_PATH: later })
    rmSync(later)
    await expect(missing.check()).rejects.toThrow('WHISPER_MODEL_PATH')
    expect(() => programmed('', { WHISPER_MODEL_PATH: later })).toThrow(
      `WHISPER_MODEL_PATH is "${later}", but takes the path of a model file for whisper.cpp, such as ggml-small.bin; there is no such file.`,
    )
    await expect(programmed('', { WHISPER_PROGRAM: join(folder, 'none') }).check()).rejects.toThrow('WHISPER_PROGRAM')
    expect(() => plugIn(transcribers, 'whisper', {}, tools)).toThrow('WHISPER_MODEL_PATH is not set')
  })
})

describe('what the program writes', () => {
  const recorded = (name: string) => readFileSync(join(import.meta.dir, 'recorded', name))

  test('is read as it was recorded from a model that knows no words', () => {
    expect(whisperSegments(recorded('whisper-empty-model.json'))).toEqual([])
  })

  test('is read with times and with how sure the model was of each word', () => {
    const segments = whisperSegments(recorded('whisper-words.json'))!
    expect(segments.map(({ startMs, endMs, text }) => [startMs, endMs, text.trim()])).toEqual([
      [0, 3200, 'I would look at the query plan first.'],
      [3200, 6480, 'Then I add an index on the "foreign" key.'],
      [6480, 8800, 'Thanks for watching!'],
    ])
    expect(segments[0]!.confidence).toBeGreaterThan(0.9)
    expect(segments[1]!.confidence).toBeGreaterThan(0.85)
    expect(segments[2]!.confidence).toBeLessThan(0.35)
  })

  test('is read although letters are cut in two and lines broken', () => {
    const bytes = Buffer.concat([
      Buffer.from('{"transcription": [{"offsets": {"from": 0, "to": 10}, "text": " na\u00efve\n x", "tokens": [{"text": "'),
      Buffer.from([0xc3]),
      Buffer.from('", "p": 0.5}]}]}'),
    ])
    expect(whisperSegments(bytes)?.[0]?.text.trim()).toBe('naïve  x')
  })
})

describe.if(Bun.which('make') !== null)('building the program', () => {
  let made = 0
  const source = (makefile: string) => {
    const place = join(folder, `source-${++made}`)
    mkdirSync(join(place, 'models'), { recursive: true })
    writeFileSync(join(place, 'Makefile'), makefile)
    return { place, sourceOf: () => ({ source: place, version: '1.2.3' }) }
  }
  const working = 'main:\n\tsleep 0.05; echo built >> ../builds; printf "#!/bin/sh" > main; chmod +x main\n'

  test('happens once, however many ask, and leaves the source as it was', async () => {
    const { place, sourceOf } = source(working)
    const target = join(folder, 'built')
    const program = builtProgram(target, sourceOf)
    expect(program.existing()).toBeNull()
    const building = [program.ready(), program.ready()]
    expect(program.isBuilding()).toBe(true)
    const [path] = await Promise.all(building)
    expect(program.existing()).toBe(path!)
    expect(await builtProgram(target, sourceOf).ready()).toBe(path!)
    expect(readFileSync(join(target, 'builds'), 'utf8')).toBe('built\n')
    expect(readdirSync(target).filter((name) => name.startsWith('building-'))).toEqual([])
    expect(existsSync(join(place, 'main'))).toBe(false)
  })

  test('that fails says so, and is tried again', async () => {
    const target = join(folder, 'built-later')
    const { place, sourceOf } = source('main:\n\texit 1\n')
    const program = builtProgram(target, sourceOf)
    await expect(program.ready()).rejects.toMatchObject({ name: 'ProviderError', retryable: true })
    writeFileSync(join(place, 'Makefile'), working)
    expect(existsSync(await program.ready())).toBe(true)
  })
})
