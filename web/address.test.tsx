import { expect, test } from 'bun:test'
import { renderToString } from 'react-dom/server'
import { at, ownPath, renderedAt } from './address.ts'

const Link = ({ href }: { href: string }) => <a href={href}>{href}</a>

const under = <Result,>(render: () => Result) => renderedAt('/ats', render)

test('an address of ours leads to where the product lies, once; others stay', () => {
  const asked = [
    '/',
    '/login?next=%2F',
    '/ats',
    '/ats/login',
    '/atsx',
    '//cdn.example/x',
    'https://example.com/',
    '?page=2',
    '#top',
    'mailto:a@b.c',
    '',
  ]
  expect(under(() => asked.map(at))).toEqual([
    ...['/ats/', '/ats/login?next=%2F', '/ats', '/ats/login', '/ats/atsx', '//cdn.example/x', 'https://example.com/', '?page=2'],
    ...['#top', 'mailto:a@b.c', ''],
  ])
  expect(asked.map(at)).toEqual(asked)
})

test('a path of the browser is told as pages and calls name it', () => {
  const asked = ['/ats', '/ats/', '/ats/dashboard', '/atsx', '/dashboard']
  expect(under(() => asked.map(ownPath))).toEqual(['/', '/', '/dashboard', '/atsx', '/dashboard'])
})

test('elements are made with such addresses, components are given them as they were written', () => {
  const page = () =>
    renderToString(
      <form action="/login">
        <Link href="/jobs" />
        <iframe src="/public/preview" title="A mail" />
        <a {...{ href: 'https://example.com/' }} />
      </form>,
    )
  expect(under(page)).toBe(
    '<form action="/ats/login"><a href="/ats/jobs">/jobs</a><iframe src="/ats/public/preview" title="A mail"></iframe><a href="https://example.com/"></a></form>',
  )
  expect(page()).not.toContain('/ats')
})

test('a failure while rendering leaves no path behind', () => {
  expect(() =>
    under(() => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(at('/login')).toBe('/login')
})
