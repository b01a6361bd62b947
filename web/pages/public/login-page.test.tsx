import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Providers } from '../../providers.tsx'
import type { loadLogin } from './login-data.ts'
import { LoginPage } from './login-page.tsx'

const shown = (found: Partial<Awaited<ReturnType<typeof loadLogin>>>) => {
  const loaded = { next: null, asksForCode: false, ways: [], problem: null, ...found }
  const router = createMemoryRouter([{ id: 'login', path: '/', element: <LoginPage />, loader: () => loaded }], {
    hydrationData: { loaderData: { login: loaded } },
  })
  return renderToStaticMarkup(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  )
}

test('has no button but its own where no provider is set', () => {
  expect(shown({})).not.toContain('Sign in with')
})

test('leads to each provider, with where somebody wanted to go, and says what went wrong', () => {
  const ways = [
    { name: 'corp', label: 'Corp & Sons' },
    { name: 'google', label: 'Google' },
  ]
  const html = shown({ ways, next: '/dashboard/tasks?a=1&b=2', problem: 'Corp did not let you sign in.' })
  expect(html).toContain('href="/login/with/corp?next=%2Fdashboard%2Ftasks%3Fa%3D1%26b%3D2"')
  expect(html).toContain('Sign in with Corp &amp; Sons')
  expect(html).toContain('Sign in with Google')
  expect(html).toMatch(/role="alert"[^>]*><p>Corp did not let you sign in\./)
})
