import { type ESTree, parseSync, Visitor } from 'vite'

/** A function as the measures see it. */
export interface MeasuredFunction {
  name: string
  /** Where it begins, and how many lines it takes, both counted from 1. */
  line: number
  lines: number
  /** Names of the types of its parameters. */
  takes: string[]
  /** Those of them that it does not take apart in its head: what it uses of them stands nowhere. */
  takesWhole: string[]
}

type FunctionNode = ESTree.Function | ESTree.ArrowFunctionExpression

/** Every function of a file, in the order in which they begin. */
export function functionsIn(file: string, text: string): MeasuredFunction[] {
  const names = new Map<number, string>()
  const found: FunctionNode[] = []
  const named = (name: ESTree.BindingPattern | ESTree.PropertyKey, value: ESTree.Node | null) => {
    if (name.type === 'Identifier' && value && /Function/.test(value.type)) names.set(value.start, name.name)
  }
  const declared = ({ id, init }: ESTree.VariableDeclarator) => named(id, init)
  const keyed = ({ key, value }: { key: ESTree.PropertyKey; value: ESTree.Node | null }) => named(key, value)
  const note = (node: FunctionNode) => void found.push(node)
  new Visitor({
    VariableDeclarator: declared,
    Property: keyed,
    MethodDefinition: keyed,
    PropertyDefinition: keyed,
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  }).visit(parseSync(file, text).program)
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  return found
    .toSorted((one, other) => one.start - other.start)
    .map((node) => {
      const line = lineAt(node.start)
      const name = node.id?.name ?? names.get(node.start) ?? 'anonymous'
      const typed = node.params.flatMap(typeOf)
      return {
        name,
        line,
        lines: lineAt(node.end) - line + 1,
        takes: typed.map(({ type }) => type),
        takesWhole: typed.filter(({ isWhole }) => isWhole).map(({ type }) => type),
      }
    })
}

/** The name of a parameter's type, where it has one. */
function typeOf(parameter: ESTree.ParamPattern): { type: string; isWhole: boolean }[] {
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter
  const type = 'typeAnnotation' in pattern ? pattern.typeAnnotation?.typeAnnotation : null
  if (type?.type !== 'TSTypeReference' || type.typeName.type !== 'Identifier') return []
  return [{ type: type.typeName.name, isWhole: pattern.type === 'Identifier' }]
}

/** Folders that are several rooms, one for each of their folders. */
const severalRooms = ['src/resume-engine', 'src/tools']

/** The room that a file lies in: a folder of `src`, the database and the other adapters, the browser's side. */
export function roomOf(file: string): string {
  const [top = '', folder = '', part = ''] = file.replace(/^src\/app\.ts$/, 'src/app/').split('/')
  if (top === 'adapters') return folder === 'database' ? 'adapters/database' : top
  if (top !== 'src') return top
  const isFile = (name: string) => /\.\w+$/.test(name)
  if (isFile(folder)) return top
  const room = `${top}/${folder}`
  return severalRooms.includes(room) && part && !isFile(part) ? `${room}/${part}` : room
}

/** Neither a test nor what only tests use. */
export const isProduct = (file: string): boolean => !/\.(test|contract|spec|fixture)\.tsx?$|\/test-[^/]*$/.test(file)

/** What whoever changes the program calls, and nobody who runs it. */
export const isTooling = (file: string): boolean => file.startsWith('src/tools/')

/** Words and names in lists, which nobody has to understand line by line. */
export const isData = (file: string): boolean => file.startsWith('src/tools/generate-resumes/languages/')
