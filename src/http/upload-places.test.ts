import { expect, test } from 'bun:test'
import { createPlaces, TooManyUploads } from './upload-places.ts'

/** Work that ends when it is told to. */
function work() {
  let end = () => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  return { end, run: () => ended }
}

test('lets uploads wait for a place in the order in which they came, and refuses those for whom there is no room to wait', async () => {
  const places = createPlaces(1, 1, { places: 2, placesOfOne: 1, milliseconds: 5000 })
  const done: string[] = []
  const first = work()
  const running = places.withPlace('first', first.run)
  const second = places.withPlace('second', async () => void done.push('second'))
  const third = places.withPlace('third', async () => void done.push('third'))
  await expect(places.withPlace('fourth', first.run)).rejects.toBeInstanceOf(TooManyUploads)
  expect(done).toEqual([])
  first.end()
  await Promise.all([running, second, third])
  expect(done).toEqual(['second', 'third'])
  await places.withPlace('fourth', async () => void done.push('fourth'))
  expect(done).toEqual(['second', 'third', 'fourth'])
})

test('lets nobody take the places of others, nor the room to wait for them', async () => {
  const places = createPlaces(2, 1, { places: 10, placesOfOne: 1, milliseconds: 5000 })
  const first = work()
  const all = [places.withPlace('one', first.run), places.withPlace('one', first.run)]
  await expect(places.withPlace('one', first.run)).rejects.toBeInstanceOf(TooManyUploads)
  expect(await places.withPlace('another', async () => 'came in')).toBe('came in')
  first.end()
  await Promise.all(all)
})

test('does not let anybody wait for ever, and keeps no place for who has gone', async () => {
  const places = createPlaces(1, 1, { places: 10, placesOfOne: 10, milliseconds: 10 })
  const first = work()
  const running = places.withPlace('first', first.run)
  await expect(places.withPlace('second', first.run)).rejects.toBeInstanceOf(TooManyUploads)
  first.end()
  await running
  expect(await places.withPlace('second', async () => 'came in')).toBe('came in')
})

test('gives the place of work that failed to the next', async () => {
  const places = createPlaces(1, 1)
  const failing = async () => Promise.reject(new Error('broke off'))
  await expect(places.withPlace('first', failing)).rejects.toThrow('broke off')
  expect(await places.withPlace('first', async () => 'came in')).toBe('came in')
})
