import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shipped } from './tools/build-binary/build.ts'

const root = join(import.meta.dir, '..')
const read = (name: string) => readFileSync(join(root, name), 'utf8')

test('the image gets everything that running takes, as the single file does', () => {
  const copied = read('Dockerfile')
    .split('\n')
    .filter((line) => line.startsWith('COPY --from=build'))
    .join(' ')
  const buildOnly = ['vite.config.ts', 'bun.lock']
  for (const name of shipped) if (!buildOnly.includes(name)) expect(copied).toContain(`/app/${name}`)
  const allowed = read('.dockerignore').split('\n')
  for (const name of shipped) if (name !== 'dist') expect(allowed).toContain(`!${name}`)
})

test('the newest entry of the changes is the version of the package', () => {
  const newest = read('CHANGELOG.md').match(/^## (\d+\.\d+\.\d+)/m)?.[1]
  expect(newest).toBe(JSON.parse(read('package.json')).version)
})

test('the image runs on the version of the runtime that the project names', () => {
  const named = JSON.parse(read('package.json')).packageManager.replace('@', ':')
  for (const [, image] of read('Dockerfile').matchAll(/^FROM oven\/(\S+)/gm)) expect(image).toStartWith(named)
})
