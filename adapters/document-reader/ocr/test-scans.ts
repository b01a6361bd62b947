import { createCanvas } from '@napi-rs/canvas'
import { PDFDocument } from 'pdf-lib'
import { openPdf } from '../pdf/pdfjs.ts'
import { imageOfPage, loadCanvas } from './page-image.ts'

/** The pages of a PDF as pictures and nothing more, lying turned clockwise by `turn` degrees. */
export const scanOf = async (source: Uint8Array, { turn = 0, resolution = 150 } = {}): Promise<Uint8Array> => {
  const canvas = await loadCanvas()
  if (!canvas) throw new Error('There is no drawing library for this system.')
  const task = openPdf(source, { toDraw: true })
  const pdf = await task.promise
  const scan = await PDFDocument.create()
  for (let number = 1; number <= pdf.numPages; number++) {
    const { width, height, pixels } = await imageOfPage(canvas, await pdf.getPage(number), resolution, turn)
    const surface = createCanvas(width, height)
    const context = surface.getContext('2d')
    const image = context.createImageData(width, height)
    const colours = new Uint32Array(image.data.buffer)
    for (let pixel = 0; pixel < pixels.length; pixel++) colours[pixel] = 0xff000000 | (pixels[pixel]! * 0x010101)
    context.putImageData(image, 0, 0)
    const size: [number, number] = [(width * 72) / resolution, (height * 72) / resolution]
    scan
      .addPage(size)
      .drawImage(await scan.embedJpg(new Uint8Array(surface.toBuffer('image/jpeg'))), { width: size[0], height: size[1] })
  }
  await task.destroy()
  return scan.save()
}
