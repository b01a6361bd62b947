import type { Page } from 'playwright'

export interface Picture {
  name: string
  /** Null where there is none yet. */
  kept: Buffer | null
  now: Buffer
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
export async function differences(page: Page, pictures: readonly Picture[]): Promise<string[]> {
  const missing = pictures.filter(({ kept }) => !kept).map(({ name }) => `${name}: no picture is kept, PICTURES=take takes one`)
  const pairs = pictures.flatMap(({ name, kept, now }) =>
    kept && !kept.equals(now) ? [{ name, kept: kept.toString('base64'), now: now.toString('base64') }] : [],
  )
  const found = await page.evaluate(
    async ({ pairs, visible, tolerated, rounding }) => {
      const bitmapOf = (base64: string) =>
        createImageBitmap(new Blob([Uint8Array.from(atob(base64), (each) => each.charCodeAt(0))]))
      const pointsOf = (bitmap: ImageBitmap, width: number, height: number) => {
        const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)]
        const drawing = new OffscreenCanvas(wide, high).getContext('2d')!
        drawing.imageSmoothingQuality = 'high'
        drawing.drawImage(bitmap, 0, 0, width, height, 0, 0, width / 2, height / 2)
        return drawing.getImageData(0, 0, wide, high).data
      }
      const said: string[] = []
      for (const { name, kept, now } of pairs) {
        const [before, after] = await Promise.all([bitmapOf(kept), bitmapOf(now)])
        const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)]
        if (Math.abs(before.width - after.width) > rounding || Math.abs(before.height - after.height) > rounding) {
          said.push(`${name}: ${before.width} × ${before.height} became ${after.width} × ${after.height}`)
          continue
        }
        const [were, are] = [pointsOf(before, width, height), pointsOf(after, width, height)]
        let different = 0
        for (let at = 0; at < were.length; at += 4)
          if ([0, 1, 2].some((channel) => Math.abs(were[at + channel]! - are[at + channel]!) > visible)) different += 1
        const share = different / (were.length / 4)
        if (share > tolerated) said.push(`${name}: ${(share * 100).toFixed(1)}% differs`)
      }
      return said
    },
    { pairs, visible, tolerated, rounding },
  )
  return [...missing, ...found]
}
