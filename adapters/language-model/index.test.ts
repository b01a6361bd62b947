import { expect, test } from 'bun:test'
import { join } from 'node:path'

test('a server without a model loads none of the libraries of the providers', () => {
  const list = `await import(${JSON.stringify(join(import.meta.dir, 'index.ts'))})
    console.log(JSON.stringify(Object.keys(require.cache)))`
  const { stdout } = Bun.spawnSync([process.execPath, '-e', list])
  const loaded: string[] = JSON.parse(stdout.toString())
  expect(loaded.some((path) => path.endsWith('language-model/openai.ts'))).toBe(true)
  expect(loaded.filter((path) => /node_modules\/(?:openai|ollama)\//.test(path))).toEqual([])
})
