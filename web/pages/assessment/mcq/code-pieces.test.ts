import { expect, test } from 'bun:test'
import { piecesOf } from './code-pieces.ts'

const shown = (text: string) => piecesOf(text).map(({ kind, text: piece }) => `${kind}: ${piece}`)

test('what stands between backticks is code, in the line it stands in', () => {
  expect(shown('What does `git rebase` do?')).toEqual(['text: What does ', 'code: git rebase', 'text:  do?'])
  expect(shown('`a` and `b`')).toEqual(['code: a', 'text:  and ', 'code: b'])
  expect(shown('No code')).toEqual(['text: No code'])
})

test('lines of code keep their indentation and stand below the words', () => {
  expect(shown('What is printed? `for n in range(3):\n    print(n)`')).toEqual([
    'text: What is printed?',
    'block: for n in range(3):\n    print(n)',
  ])
  expect(shown('Look:\n```python\n  if a:\n    b()\n```\nWhat then?')).toEqual([
    'text: Look:',
    'block:   if a:\n    b()',
    'text: What then?',
  ])
  expect(shown('Is ```x = 1``` fine?')).toEqual(['text: Is ', 'code: x = 1', 'text:  fine?'])
})

test('a backtick without its partner is just a backtick', () => {
  expect(shown('A ` alone')).toEqual(['text: A ` alone'])
  expect(shown('`a` and ` alone')).toEqual(['code: a', 'text:  and ` alone'])
  expect(shown('``')).toEqual(['text: ``'])
})
