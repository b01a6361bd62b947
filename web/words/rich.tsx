import { Fragment, type ReactNode } from 'react'

type Filling = ReactNode | ((inside: ReactNode) => ReactNode)

/** A text with elements in it: `{name}` is a place for one, and what stands inside `<name>…</name>` is given to one. */
export const rich = (text: string, parts: Record<string, Filling>): ReactNode[] => {
  const pieces: ReactNode[] = []
  let end = 0
  for (const found of text.matchAll(/\{(\w+)\}|<(\w+)>(.*?)<\/\2>/g)) {
    const [whole, place, tag, inner = ''] = found
    if (found.index > end) pieces.push(text.slice(end, found.index))
    end = found.index + whole.length
    const part = parts[place ?? tag ?? '']
    const filled = typeof part === 'function' ? part(rich(inner, parts)) : (part ?? inner)
    pieces.push(typeof filled === 'string' ? filled : <Fragment key={found.index}>{filled}</Fragment>)
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}
