import { useRef } from 'react'
import { newIdempotencyKey } from '../../../api/idempotency-key.ts'

/** The key of the last wish while it stays the same: pressed twice, or once more after a lost answer, it is done once. */
export const useSameKey = () => {
  const attempt = useRef({ of: '', key: '' })
  return (wish: unknown): string => {
    const of = JSON.stringify(wish)
    if (attempt.current.of !== of) attempt.current = { of, key: newIdempotencyKey() }
    return attempt.current.key
  }
}
