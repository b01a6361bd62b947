import { ProcessorBudget } from '../processor-budget.ts'

/** A picture of a page: one byte a pixel, 0 is black. */
export interface GreyImage {
  width: number
  height: number
  pixels: Uint8Array
  /** Dots an inch. */
  resolution: number
}

/** The program that recognises words in pictures. A call that would use more processor time than is left in the budget is ended. */
export interface Tesseract {
  /** The words with their places as hOCR; null when it did not succeed in time. */
  recognise(image: GreyImage, budget: ProcessorBudget): Promise<string | null>
  /** Degrees clockwise by which the picture has to be turned to be read; null when it cannot be told. */
  uprightTurn(image: GreyImage, budget: ProcessorBudget): Promise<number | null>
}

/** Sauvola's way to part ink from paper: it keeps light grey letters and takes shadows of a photograph. */
const LOCAL_THRESHOLD = '2'
/** On a machine that is busy for good a call ends some time all the same: after so many times what it may use. */
const LONGEST_WAIT = 20
/** Every language makes it slower: more than these are not used at once. */
const MOST_LANGUAGES = 4
const COMMON = ['eng', 'deu', 'fra', 'spa', 'por', 'ita', 'nld', 'pol']

let found: Promise<Tesseract | null> | undefined

/** Looks for the program once; null when it is not installed or has no language to read. */
export const findTesseract = () => {
  found ??= find()
  return found
}

const find = async (): Promise<Tesseract | null> => {
  const program = Bun.which('tesseract')
  if (!program) return null
  const listed = await run([program, '--list-langs'], null, new ProcessorBudget(3000))
  const installed = (listed ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^[a-z]{3}(_\w+)?$/.test(line))
  const languages = languagesOf(installed)
  if (languages.length === 0) return null
  return {
    recognise: (image, budget) =>
      run(
        [
          ...[program, 'stdin', 'stdout', '--dpi', String(image.resolution), '--psm', '3', '-l', languages.join('+')],
          ...['-c', `thresholding_method=${LOCAL_THRESHOLD}`, '-c', 'tessedit_create_hocr=1'],
        ],
        image,
        budget,
      ),
    async uprightTurn(image, budget) {
      if (!installed.includes('osd')) return null
      const told = await run([program, 'stdin', 'stdout', '--dpi', String(image.resolution), '--psm', '0'], image, budget)
      const turn = /^Rotate:\s*(\d+)/m.exec(told ?? '')?.[1]
      return turn === undefined ? null : Number(turn)
    },
  }
}

/** English and what else is installed, common languages first. */
const languagesOf = (installed: string[]) => {
  const readable = installed.filter((name) => name !== 'osd' && name !== 'equ')
  const rank = (name: string) => (COMMON.indexOf(name) + 1 || COMMON.length + 1) - 1
  return readable.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1)).slice(0, MOST_LANGUAGES)
}

const onLinux = (program: string) => (process.platform === 'linux' ? Bun.which(program) : null)

/** What the program prints; null when it fails or takes too long. It ends with this process, and holds no more memory than it may. */
const run = async (command: string[], image: GreyImage | null, budget: ProcessorBudget): Promise<string | null> => {
  const left = budget.left()
  if (left <= 0) return null
  const prlimit = onLinux('prlimit')
  const setpriv = onLinux('setpriv')
  const { PATH = '', TESSDATA_PREFIX } = process.env
  try {
    const child = Bun.spawn(
      [
        ...(prlimit ? [prlimit, `--cpu=${Math.ceil(left / 1000)}`, '--core=0'] : []),
        ...(setpriv ? [setpriv, '--pdeathsig', 'KILL'] : []),
        ...command,
      ],
      {
        cwd: '/',
        env: { PATH, OMP_THREAD_LIMIT: '1', ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }) },
        stdin: image ? greymap(image) : 'ignore',
        stdout: 'pipe',
        stderr: 'ignore',
        timeout: Math.ceil(left * LONGEST_WAIT),
        killSignal: 'SIGKILL',
      },
    )
    const printed = await new Response(child.stdout).text()
    const code = await child.exited
    budget.spend(Number(child.resourceUsage()?.cpuTime.total ?? 0) / 1000)
    return code === 0 ? printed : null
  } catch {
    // It cannot be started.
    return null
  }
}

/** The simplest of picture formats: a line of numbers, then the pixels. */
const greymap = ({ width, height, pixels }: GreyImage) => {
  const head = Buffer.from(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}
