import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plugIn } from '#adapters/adapter.ts'
import { systemClock } from '#adapters/clock/system.ts'
import { languageModelContract, type ProviderBehaviour } from '#src/ports/language-model.contract.ts'
import { ProviderError } from '#src/shared/provider-error.ts'
import { languageModels } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'scripted-model-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const tools = { fetch, clock: systemClock, dataDir: folder }

let count = 0
function scripted(script: unknown) {
  const path = join(folder, `script-${++count}.json`)
  writeFileSync(path, JSON.stringify(script))
  return { path, model: plugIn(languageModels, 'scripted', { SCRIPTED_ANSWERS: path }, tools) }
}
const ask = (instructions: string, input = '') => ({ instructions, input, schema: {} })

function behaving(behaviour: ProviderBehaviour) {
  if (behaviour.does === 'refuse') {
    const { path, model } = scripted([])
    rmSync(path)
    return model
  }
  if (behaviour.does === 'hang' || behaviour.does === 'trickle') return scripted([{ match: '', hang: true }]).model
  if (behaviour.does === 'fail')
    return scripted([{ match: '', fail: `status ${behaviour.status}`, retryable: ![401, 404].includes(behaviour.status) }]).model
  const text = behaviour.does === 'answer' ? behaviour.text : behaviour.text.slice(0, behaviour.text.length / 2)
  return scripted([{ match: '', text }]).model
}
languageModelContract('scripted', behaving)

test('answers with the first line whose words are in the question', async () => {
  const { model } = scripted([
    { match: 'Ada', answer: { name: 'Ada' } },
    { match: 'skills', answer: ['Go'] },
    { match: 'broken', fail: 'out of order' },
    { match: 'nothing', answer: null },
  ])
  expect(await model.generate(ask('List the skills.'))).toEqual(['Go'])
  expect(await model.generate(ask('List the skills.', 'Ada knows Go.'))).toEqual({ name: 'Ada' })
  expect(await model.generate(ask('nothing'))).toBeNull()
  await expect(model.generate(ask('broken'))).rejects.toThrow('out of order')
  await expect(model.generate(ask('Sing!'))).rejects.toMatchObject({ name: 'ProviderError', retryable: false })
})

test('follows the file when it changes', async () => {
  const { path, model } = scripted([{ match: '', answer: 1 }])
  expect(await model.generate(ask('x'))).toBe(1)
  writeFileSync(path, JSON.stringify([{ match: '', answer: 2 }]))
  expect(await model.generate(ask('x'))).toBe(2)
})

test('says when the file is not a script', async () => {
  for (const script of [{}, [{ answer: 1 }], [{ match: 1 }]]) {
    const { model } = scripted(script)
    await expect(model.check()).rejects.toThrow('SCRIPTED_ANSWERS')
    await expect(model.generate(ask('x'))).rejects.toBeInstanceOf(ProviderError)
  }
  expect(() => plugIn(languageModels, 'scripted', {}, tools)).toThrow('SCRIPTED_ANSWERS is not set')
})

test('stops the start where there is no file', () => {
  for (const path of [join(folder, 'none.json'), folder, join(folder, 'script-1.json', 'inside')])
    expect(() => plugIn(languageModels, 'scripted', { SCRIPTED_ANSWERS: path }, tools)).toThrow(
      `SCRIPTED_ANSWERS is "${path}", but takes the path of a JSON file with a list of { match, answer }; there is no such file.`,
    )
})

test('without a model nothing waits for one, and a question is a mistake that no second try repairs', async () => {
  const model = plugIn(languageModels, 'none', {}, tools)
  expect({ name: model.name, available: model.available }).toEqual({ name: 'none', available: false })
  await model.check()
  await expect(model.generate(ask('x'))).rejects.toMatchObject({ name: 'ProviderError', retryable: false })
})
