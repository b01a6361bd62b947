import { PDFDocument } from 'pdf-lib'
import { openDocument } from '../pdf/open-document.ts'
import { imageOfPage } from './page-image.ts'
import { greyPng } from './test-pictures.ts'

/** The pages of a PDF as pictures and nothing more, lying turned clockwise by `turn` degrees. */
export const scanOf = async (source: Uint8Array, { turn = 0, resolution = 150 } = {}): Promise<Uint8Array> => {
  const document = openDocument(source)
  const scan = await PDFDocument.create()
  for (let number = 1; number <= document.pageCount; number++) {
    const page = document.page(number)
    const image = imageOfPage(document, page, resolution, turn)
    page.close()
    const [width, height] = [(image.width * 72) / resolution, (image.height * 72) / resolution]
    scan.addPage([width, height]).drawImage(await scan.embedPng(greyPng(image)), { width, height })
  }
  document.close()
  return scan.save()
}
