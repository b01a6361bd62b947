import { expect, test } from 'bun:test'
import { eachByItself } from './each-by-itself.ts'
import { ProviderError } from './provider-error.ts'

test('goes on with the others, and tells at the end', async () => {
  const done: number[] = []
  const { each, end } = eachByItself()
  for (const number of [1, 2, 3])
    await each(async () => {
      if (number === 2) throw new Error('a row that is none')
      done.push(number)
    })
  expect(done).toEqual([1, 3])
  expect(end).toThrow('a row that is none')
})

test('stops at what is away for everybody', async () => {
  const { each } = eachByItself()
  const away = each(() => Promise.reject(new ProviderError('database', 'The database does not answer.')))
  await expect(away).rejects.toThrow('does not answer')
})
