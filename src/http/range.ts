/**
 * What a Range header asks for of so many bytes: from `start` up to, not including, `end`. Null where all of it is to be sent:
 * without a header, for what is not understood, and for several ranges at once, which nobody has to serve.
 */
export function rangeOf(header: string | null, size: number): { start: number; end: number } | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'outside' : { start: size - count, end: size }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'outside' : { start, end: last === '' ? size : Math.min(Number(last) + 1, size) }
}
