import { jsx as made } from 'react/jsx-runtime'
import { placed } from './placed.ts'

/**
 * What `<a href="/login">` is compiled to: React's own, but that addresses of ours lead to where the product lies on its host. So no
 * component has to think of it. In a built page React has one function for both names too.
 */
export const jsx: typeof made = (type, props, key) => made(type, placed(type, props), key)
export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react/jsx-runtime'
export { jsx as jsxs }
