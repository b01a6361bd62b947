import type { Page } from 'playwright'

export interface Picture {
  name: string
  /** Null where there is none yet. */
  kept: Buffer | null
  /** Where it is in what the page shows now. */
  place: { x: number; y: number; width: number; height: number }
}

/** Of 255: edges of letters differ by less from one build of the browser to the next. */
const visible = 48
/** Points by which a piece may be wider or higher: a line of text is rounded differently here and there. */
const rounding = 2
/** Share of a picture that may differ visibly. */
const tolerated = 0.004

/**
 * Which pictures differ from those that are kept, and how much. The browser itself decodes them; points are compared in blocks of
 * two by two, so that letters drawn half a point beside their place are no difference.
 */
export async function differences(page: Page, shown: Buffer, pictures: readonly Picture[]): Promise<string[]> {
  const missing = pictures.filter(({ kept }) => !kept).map(({ name }) => `${name}: no picture is kept, PICTURES=take takes one`)
  const pairs = pictures.flatMap(({ name, kept, place }) => (kept ? [{ name, kept: kept.toString('base64'), place }] : []))
  const found = await page.evaluate(
    async ({ shown, pairs, visible, tolerated, rounding }) => {
      const bitmapOf = (base64: string) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))]))
      const pointsOf = (bitmap: ImageBitmap, left: number, top: number, width: number, height: number) => {
        const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)]
        const drawing = new OffscreenCanvas(wide, high).getContext('2d')!
        drawing.imageSmoothingQuality = 'high'
        drawing.drawImage(bitmap, left, top, width, height, 0, 0, width / 2, height / 2)
        return drawing.getImageData(0, 0, wide, high).data
      }
      const now = await bitmapOf(shown)
      const said: string[] = []
      for (const { name, kept, place } of pairs) {
        const before = await bitmapOf(kept)
        const [wide, high] = [before.width - place.width, before.height - place.height]
        if (Math.abs(wide) > rounding || Math.abs(high) > rounding) {
          said.push(`${name}: ${before.width} × ${before.height} became ${place.width} × ${place.height}`)
          continue
        }
        const [width, height] = [Math.min(before.width, place.width), Math.min(before.height, place.height)]
        const were = pointsOf(before, 0, 0, width, height)
        const are = pointsOf(now, place.x, place.y, width, height)
        let different = 0
        for (let at = 0; at < were.length; at += 4)
          if ([0, 1, 2].some((channel) => Math.abs(were[at + channel]! - are[at + channel]!) > visible)) different += 1
        const share = different / (were.length / 4)
        if (share > tolerated) said.push(`${name}: ${(share * 100).toFixed(1)}% differs`)
      }
      return said
    },
    { shown: shown.toString('base64'), pairs, visible, tolerated, rounding },
  )
  return [...missing, ...found]
}
