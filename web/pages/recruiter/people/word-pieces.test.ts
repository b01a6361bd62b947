import { expect, test } from 'bun:test'
import { comparedTexts } from './word-pieces.ts'

const told = async (older: string, newer: string) =>
  (await comparedTexts({ older, newer })).map(
    ({ kind, text }) => `${{ same: ' ', added: '+', removed: '-' }[kind]}${text.trim()}`,
  )

test('an address or a number is one word, and where a line ends says nothing', async () => {
  expect(
    await told('Write to anna@old.example, or call.\nSkills\nGo', 'Write to anna@new.example, or\ncall.\n\nSkills Go'),
  ).toEqual([' Write to', '-anna@old.example', '+anna@new.example', ' , or\ncall.\n\nSkills Go'])
})

test('of what stays the same, only what stands beside a change is shown', async () => {
  const long = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ')
  const [first, added] = await comparedTexts({ older: `start ${long}`, newer: `start ${long} and more` })
  expect(first!.text.length).toBeLessThan(400)
  expect(first!.text).toContain('[…]')
  expect(added).toMatchObject({ kind: 'added', text: ' and more' })
})

test('texts without a common word are compared all the same', async () => {
  expect(await told('one two', 'three four')).toEqual(expect.arrayContaining(['-one', '+three']))
})
