/** Markup by everything it was rendered from. */
export interface RenderMemory {
  /** The markup of this address with this data: rendered now, or known from a moment ago. */
  get: (address: string, data: string, render: () => string) => string
}

const mostCharacters = 12_000_000
const keptMs = 60_000

/**
 * A page is a function of its address and its data: the same two give the same markup, whoever asks. The data is the key as a
 * whole, so that nobody ever gets what was rendered from somebody else's. Pages may say how long ago something was, and people
 * are deleted, so nothing is kept for longer than a minute.
 */
export const createRenderMemory = (): RenderMemory => {
  const pages = new Map<string, string>()
  let held = 0
  let forgetting: ReturnType<typeof setTimeout> | undefined
  const forgetAll = () => {
    clearTimeout(forgetting)
    forgetting = undefined
    held = 0
    pages.clear()
  }
  return {
    get(address, data, render) {
      const key = `${address}\n${data}`
      const known = pages.get(key)
      if (known !== undefined) return known
      const html = render()
      held += key.length + html.length
      if (held > mostCharacters) forgetAll()
      pages.set(key, html)
      if (!forgetting) {
        forgetting = setTimeout(forgetAll, keptMs)
        forgetting.unref?.()
      }
      return html
    },
  }
}
