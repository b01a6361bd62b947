import { expect, test } from 'bun:test'
import { helpText, helpTopics } from './help.ts'

test('every help text has a title and a sentence that says what it is about', async () => {
  const topics = await helpTopics()
  expect(topics.length).toBeGreaterThan(5)
  for (const { name, title, about } of topics) {
    expect(title).not.toContain('.md')
    expect(about).toEndWith('.')
    const { text } = await helpText(name)
    expect(text.length).toBeGreaterThan(100)
    expect(text).not.toContain(`# ${title}`)
  }
  expect(topics.map(({ title }) => title)).toEqual(topics.map(({ title }) => title).toSorted())
})

test('help texts use no marks that their page would show as they are', async () => {
  for (const { name } of await helpTopics()) expect((await helpText(name)).text).not.toMatch(/[*`_[\]]|^#{1}\s|^###/m)
})

test('a name that is none, also one that leads out of the folder, is not there', async () => {
  for (const name of ['nothing', '../house', '']) await expect(helpText(name)).rejects.toThrow('This help text does not exist')
})
