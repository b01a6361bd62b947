import { expect, test } from 'bun:test'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#src/commands/prepare.ts'

test('every file that the glossary and the rules for changes name is there', () => {
  for (const page of ['docs/glossary.md', 'CONTRIBUTING.md', 'docs/house.md']) {
    const named = [...readFileSync(join(root, page), 'utf8').matchAll(/`((?:src|web|adapters|e2e|docs)\/[\w./-]*\w\/?)`/g)]
    const missing = named.map(([, path]) => path!).filter((path) => !existsSync(join(root, path)))
    expect([page, missing]).toEqual([page, []])
    expect(named.length).toBeGreaterThan(1)
  }
})
