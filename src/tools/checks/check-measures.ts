/**
 * Says how large the house is, and fails when a room or a function has outgrown what a newcomer can take in, or a function asks for
 * every port of the product. Counted are lines of TypeScript without tests and what only tests use.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root, say } from '#src/commands/prepare.ts'
import { functionsIn, isData, isProduct, isTooling, type MeasuredFunction, roomOf } from './measures.ts'

const maxRoomLines = 9000
/** Of the functions that put the contexts together. */
const maxCompositionLines = 120
/** Lower it with every function that says what it uses; never raise it. */
const maxWholeContexts = 200

const composition = /^src\/app(\.ts$|\/)/
const everyPort = 'AppPorts'

interface Source {
  file: string
  text: string
  lines: number
}

async function sources(folders: readonly string[], kind: RegExp): Promise<Source[]> {
  const found: Source[] = []
  for (const folder of folders)
    for (const name of (await readdir(join(root, folder), { recursive: true })).toSorted()) {
      const file = join(folder, name)
      if (!kind.test(file) || !isProduct(file)) continue
      const text = await Bun.file(join(root, file)).text()
      found.push({ file, text, lines: text.split('\n').length - 1 })
    }
  return found
}

const sum = (all: readonly Source[]) => all.reduce((total, { lines }) => total + lines, 0)
const largest = <Each extends { lines: number }>(all: readonly Each[]) => all.toSorted((a, b) => b.lines - a.lines)

const code = await sources(['src', 'adapters', 'web'], /\.tsx?$/)
const styles = await sources(['web'], /\.css$/)
const product = code.filter(({ file }) => !isTooling(file) && !isData(file))
const tools = code.filter(({ file }) => isTooling(file) && !isData(file))
const rooms = Map.groupBy(
  code.filter(({ file }) => file.startsWith('src/') && !isData(file)),
  ({ file }) => roomOf(file),
)
const measuredRooms = largest([...rooms].map(([room, files]) => ({ room, lines: sum(files) })))
const functions = product
  .filter(({ file }) => file.startsWith('src/'))
  .flatMap(({ file, text }) => functionsIn(file, text).map((each) => ({ ...each, file })))

type Placed = MeasuredFunction & { file: string }
const inWords = ({ file, line, name, lines }: Placed) => `${name} (${file}:${line}), ${lines} lines`

const [room] = measuredRooms
const [longest] = largest(functions)
const createApp = functions.find(({ name }) => name === 'createApp')
const greedy = functions.filter(({ name, takes }) => name !== 'createApp' && takes.includes(everyPort))
const wholeContext = functions.filter(({ takesWhole }) => takesWhole.some((type) => /^(\w*Tools|\w+Ports)$/.test(type)))

say(
  `product: ${sum(product)} lines of src, adapters and web, without tests, tools and CSS; CSS: ${sum(styles)}; tools: ${sum(tools)}`,
)
say(`largest room of src: ${room?.room}, ${room?.lines} lines (at most ${maxRoomLines})`)
say(`createApp: ${createApp?.lines} lines (at most ${maxCompositionLines})`)
if (longest) say(`longest function of src without tools: ${inWords(longest)}`)
say(`functions that take every port, other than createApp: ${greedy.length}`)
say(
  `functions that take all ports or tools of their context without saying which they use: ${wholeContext.length} (at most ${maxWholeContexts})`,
)

const mistakes = [
  ...measuredRooms
    .filter(({ lines }) => lines > maxRoomLines)
    .map(({ room, lines }) => `${room} has ${lines} lines: look for the second room in it`),
  ...functions
    .filter(({ file, lines }) => composition.test(file) && lines > maxCompositionLines)
    .map((each) => `${inWords(each)}: more than ${maxCompositionLines}`),
  ...greedy.map((each) => `${inWords(each)} takes every port: name those it needs`),
  ...(wholeContext.length > maxWholeContexts
    ? [`${wholeContext.length} functions take all of their context, more than ${maxWholeContexts}: name what the new ones use`]
    : []),
]
for (const mistake of mistakes) say(mistake)
if (mistakes.length > 0) process.exit(1)
