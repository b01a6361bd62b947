import { expect, test } from 'bun:test'
import { bareAddressesIn } from './check-addresses.ts'

const found = (text: string, file = 'web/pages/page.tsx') => [...bareAddressesIn(file, text).keys()]

test('tells where an address of ours would be asked for at the root of the host', () => {
  for (const text of [
    `await fetch('/user')`,
    `request.open('POST', path)`,
    `request.open(method, address + id)`,
    `window.location.assign('/login')`,
    `tab.location.replace(answer.data.url)`,
    `location.href = '/login'`,
    `link.href = url`,
    `player.src = piece.url`,
    `document.cookie = 'theme=dark;path=/;max-age=1'`,
    `const link = window.location.origin + '/jobs'`,
    `context.audioWorklet.addModule(url)`,
    `const home = (\n  <Button asChild>\n    <a href="/">Home</a>\n  </Button>\n)`,
    ` React.createElement('a', { href: '/' })`,
  ])
    expect([text, found(text).length]).toEqual([text, 1])
  expect(found(`new URL('/mcp', config.publicUrl)`, 'src/app/x.ts')).toEqual(['addresses that lose the path of PUBLIC_URL'])
})

test('and leaves alone what has the path', () => {
  for (const text of [
    `await fetch(at('/user'))`,
    'request.open(method, at(path))',
    `window.location.assign(at('/login'))`,
    `link.href = at(url)`,
    `const { refetch } = use()\nrefetch()`,
    `document.cookie = 'theme=dark;path=' + prefix`,
    `const Home = () => (\n  <a href="/">Home</a>\n)`,
    `const unknown = <span>Not found</span>\n\nconst Home = () => <a href="/">Home</a>`,
    `<a href="/login">Log in</a>`,
    `const link = document.createElement('a')`,
  ])
    expect([text, found(text)]).toEqual([text, []])
  expect(found(`window.location.origin`, 'web/site-address.ts')).toEqual([])
  expect(found(`new URL(publicUrl)`, 'src/config.ts')).toEqual([])
})
