import { expect, test } from 'bun:test'
import { maskSecrets } from './mask-secrets.ts'

test('masks what makes a link work, and leaves the rest of it readable', () => {
  const secret = 'Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiY2RlZg'
  const links = [
    `https://ats.example.com/verify-email?token=${secret}&email=a%40b.c`,
    `<a href="https://ats.example.com/reset-password?email=a%40b.c&amp;token=short">`,
    `http://localhost:3000/assessment/${secret}`,
    `(https://ats.example.com/schedule/abc)`,
    `https://ats.example.com/api/recordings/abc/camera/1`,
    `https://ats.example.com/something/new/${secret}?x=1`,
  ]
  const shown = links.map(maskSecrets)
  expect(shown).toEqual([
    'https://ats.example.com/verify-email?token=••••••&email=a%40b.c',
    '<a href="https://ats.example.com/reset-password?email=a%40b.c&amp;token=••••••">',
    'http://localhost:3000/assessment/••••••',
    '(https://ats.example.com/schedule/••••••)',
    'https://ats.example.com/api/recordings/••••••/camera/1',
    'https://ats.example.com/something/new/••••••?x=1',
  ])
  expect(shown.join()).not.toContain(secret)
})

test('leaves addresses without secrets alone', () => {
  const text = 'Log in at https://ats.example.com/login or write to https://a-very-long-company-name-of-mine.example.com.'
  expect(maskSecrets(text)).toBe(text)
})
