/** Markup by everything it was rendered from. */
export interface RenderCache {
  /** The markup of this address with this data: rendered now, or known from a moment ago. */
  get: (address: string, data: string, render: () => string) => string
}

/** Characters of pages that were asked for once, and of those that were asked for again. */
const most = { once: 6_000_000, again: 6_000_000 }
const keptMs = 60_000

/**
 * A page is a function of its address and its data: the same two give the same markup, whoever asks. The data is the key as a
 * whole, so that nobody ever gets what was rendered from somebody else's. Pages may say how long ago something was, and people
 * are deleted, so nothing is kept for longer than a minute. Many that are asked for once do not drive out those that people
 * come back to.
 */
export const createRenderCache = (): RenderCache => {
  const once = createShelf(most.once)
  const again = createShelf(most.again)
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const forgetAll = () => {
    forgetting = undefined
    once.clear()
    again.clear()
  }
  return {
    get(address, data, render) {
      const key = `${address}\n${data}`
      const known = again.pages.get(key)
      if (known !== undefined) return known
      const before = once.take(key)
      const html = before ?? render()
      const shelf = before === undefined ? once : again
      shelf.put(key, html)
      if (!forgetting) {
        forgetting = setTimeout(forgetAll, keptMs)
        forgetting.unref?.()
      }
      return html
    },
  }
}

/** Pages, the oldest first, up to a number of characters. */
const createShelf = (most: number) => {
  const pages = new Map<string, string>()
  let held = 0
  const take = (key: string): string | undefined => {
    const html = pages.get(key)
    if (html === undefined) return undefined
    pages.delete(key)
    held -= key.length + html.length
    return html
  }
  return {
    pages,
    take,
    put(key: string, html: string) {
      pages.set(key, html)
      held += key.length + html.length
      while (held > most) take(pages.keys().next().value!)
    },
    clear() {
      pages.clear()
      held = 0
    },
  }
}
