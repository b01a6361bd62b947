import { jsxDEV as made } from 'react/jsx-dev-runtime'
import { place } from './place.ts'

/** The same as `jsx-runtime.ts`, with what React says to developers. */
export const jsxDEV: typeof made = (type, props, ...others) => {
  place(type, props)
  return made(type, props, ...others)
}
export type { JSX } from 'react/jsx-dev-runtime'
export { Fragment } from 'react/jsx-dev-runtime'
