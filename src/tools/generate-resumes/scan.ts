import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { Draw } from './draw.ts'

/** Pictures of the pages at 150 dpi, laid on the glass by hand: a little turned, a little grey, with dust. */
export async function scanOf(pdf: Uint8Array, seed: string): Promise<Uint8Array> {
  const draw = new Draw(`${seed}/scan`)
  const folder = mkdtempSync(join(tmpdir(), 'scan-'))
  try {
    await Bun.write(join(folder, 'in.pdf'), pdf)
    const run = Bun.spawn(['pdftoppm', '-r', '150', '-png', join(folder, 'in.pdf'), join(folder, 'page')], { stderr: 'pipe' })
    if ((await run.exited) !== 0) throw new Error(`The pages could not be drawn. ${await new Response(run.stderr).text()}`)
    const scanned = await PDFDocument.create()
    // pages carry the moment they were made in; documents of one seed are the same
    scanned.setCreationDate(new Date(0))
    scanned.setModificationDate(new Date(0))
    for (const name of readdirSync(folder)
      .filter((each) => each.endsWith('.png'))
      .toSorted()) {
      const picture = await dirtied(readFileSync(join(folder, name)), draw)
      const image = await scanned.embedJpg(picture.bytes)
      const page = scanned.addPage([(picture.width * 72) / 150, (picture.height * 72) / 150])
      page.drawImage(image, { x: 0, y: 0, width: page.getWidth(), height: page.getHeight() })
    }
    return await scanned.save()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function dirtied(png: Uint8Array, draw: Draw) {
  const image = await loadImage(Buffer.from(png))
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const paper = draw.int(238, 255)
  context.fillStyle = `rgb(${paper},${paper},${Math.max(230, paper - draw.int(0, 8))})`
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate(((draw.float() - 0.5) * 2.4 * Math.PI) / 180)
  context.globalCompositeOperation = 'multiply'
  context.drawImage(image, -width / 2 + draw.int(-8, 8), -height / 2 + draw.int(-8, 8))
  context.resetTransform()
  context.globalCompositeOperation = 'source-over'
  for (let speck = draw.int(20, 160); speck > 0; speck--) {
    const shade = draw.int(90, 210)
    context.fillStyle = `rgba(${shade},${shade},${shade},0.6)`
    context.fillRect(draw.int(0, width), draw.int(0, height), draw.int(1, 2), draw.int(1, 2))
  }
  const pixels = context.getImageData(0, 0, width, height)
  const strength = draw.int(4, 22)
  for (let index = 0; index < pixels.data.length; index += 4) {
    const noise = (draw.float() - 0.5) * strength
    for (let channel = 0; channel < 3; channel++) pixels.data[index + channel] = pixels.data[index + channel]! + noise
  }
  context.putImageData(pixels, 0, 0)
  return { bytes: new Uint8Array(canvas.toBuffer('image/jpeg', draw.int(55, 85))), width, height }
}
