import { expect, test } from 'bun:test'
import { createRenderCache } from './render-cache.ts'

test('renders the same address with the same data once, and anything else anew', () => {
  const memory = createRenderCache()
  let rendered = 0
  const render = () => {
    rendered += 1
    return `page ${rendered}`
  }
  expect(memory.get('/a', '{"user":1}', render)).toBe('page 1')
  expect(memory.get('/a', '{"user":1}', render)).toBe('page 1')
  expect(memory.get('/a', '{"user":2}', render)).toBe('page 2')
  expect(memory.get('/a?q=x', '{"user":1}', render)).toBe('page 3')
  expect(memory.get('/a', '{"user":1}', render)).toBe('page 1')
})

test('keeps a page that people come back to while many others are asked for once', () => {
  const memory = createRenderCache()
  let rendered = 0
  const render = () => {
    rendered += 1
    return 'x'.repeat(500_000)
  }
  memory.get('/home', '', render)
  memory.get('/home', '', render)
  for (let visit = 0; visit < 30; visit += 1) memory.get(`/page?visit=${visit}`, '', render)
  memory.get('/home', '', render)
  expect(rendered).toBe(31)
})

test('keeps no more than fits', () => {
  const memory = createRenderCache()
  let rendered = 0
  const large = 'x'.repeat(5_000_000)
  for (const address of ['/a', '/b', '/c', '/a'])
    memory.get(address, '', () => {
      rendered += 1
      return large
    })
  expect(rendered).toBe(4)
})
