import * as react from 'react/jsx-runtime'
import { place } from './place.ts'

/**
 * What `<a href="/login">` is compiled to: React's own, but that addresses of ours lead to where the product lies on its host. So no
 * component has to think of it.
 */
export const jsx: typeof react.jsx = (type, props, key) => {
  place(type, props)
  return react.jsx(type, props, key)
}
export const jsxs: typeof react.jsxs = (type, props, key) => {
  place(type, props)
  return react.jsxs(type, props, key)
}
export type { JSX } from 'react/jsx-runtime'
export { Fragment } from 'react/jsx-runtime'
