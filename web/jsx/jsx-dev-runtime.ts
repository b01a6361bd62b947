import * as react from 'react/jsx-dev-runtime'
import { placed } from './placed.ts'

/** The same as `jsx-runtime.ts`, with what React says to developers. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...others) => react.jsxDEV(type, placed(type, props), ...others)
export type { JSX } from 'react/jsx-dev-runtime'
export { Fragment } from 'react/jsx-dev-runtime'
