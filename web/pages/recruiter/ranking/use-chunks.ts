import { useEffect, useRef, useState } from 'react'

/** Rows of one chunk: what comes and goes together as the list is scrolled. */
export const chunkSize = 25

/** Pixels above and below the window in which rows are drawn already. */
const ahead = 900

/** A row that was never drawn is taken to be this high, in pixels. */
const usualHeight = 74

export interface Chunk {
  start: number
  end: number
  drawn: boolean
  /** Of the gap that stands for it while it is not drawn. */
  height: number
}

/**
 * Draws only what is near the window: a thousand rows stay as quick as fifty. Each chunk is a `<tbody data-chunk>` in `table`,
 * full of rows or one gap as high as they were. The first two are drawn from the start, so that the server's page shows them.
 */
export const useChunks = (length: number) => {
  const table = useRef<HTMLTableElement>(null)
  const heights = useRef(new Map<number, number>())
  const [near, setNear] = useState<ReadonlySet<number>>(new Set([0, 1]))
  const count = Math.ceil(length / chunkSize)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of chunks means others to watch
  useEffect(() => {
    const bodies = [...(table.current?.querySelectorAll<HTMLElement>('tbody[data-chunk]') ?? [])]
    const observer = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before)
          for (const { target, isIntersecting, boundingClientRect } of entries) {
            const at = Number((target as HTMLElement).dataset.chunk)
            if (isIntersecting) after.add(at)
            else {
              if (before.has(at)) heights.current.set(at, boundingClientRect.height)
              after.delete(at)
            }
          }
          return after.size === before.size && [...after].every((at) => before.has(at)) ? before : after
        }),
      { rootMargin: `${ahead}px 0px` },
    )
    for (const body of bodies) observer.observe(body)
    return () => observer.disconnect()
  }, [count])

  const chunks = Array.from({ length: count }, (_, at): Chunk => {
    const start = at * chunkSize
    const end = Math.min(length, start + chunkSize)
    return { start, end, drawn: near.has(at), height: heights.current.get(at) ?? (end - start) * usualHeight }
  })
  return { table, chunks }
}
