/**
 * Reads which declarations of the project's code lead to which others, as far as it can be read without running anything: calls and
 * mentions, ports and the adapters behind them, calls of the server by name and the routes that answer them, tasks of reading processes.
 */
import { dirname, relative } from 'node:path'
import {
  isBindingElement,
  isFunctionDeclaration,
  isGetAccessorDeclaration,
  isIdentifier,
  isInterfaceDeclaration,
  isMethodDeclaration,
  isObjectBindingPattern,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isStringLiteral,
  isTypeAliasDeclaration,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import { type Symbol as CodeSymbol, type Project, SymbolFlags } from 'typescript/unstable/async'
import { isFunctionMember, membersGiven, nameOf, nodesIn, portsIn, routesIn, valueNodes, withoutForm } from './walk-syntax.ts'

/** Something that is declared in the code that is read. */
export interface Declared {
  /** Relative to the project. */
  file: string
  name: string
  node: Node
}

/** Names it among all declarations. */
export const keyOf = ({ file, node }: Declared): string => `${file}:${node.pos}:${node.end}`

const isValue = (node: Node) =>
  isFunctionDeclaration(node) ||
  isVariableDeclaration(node) ||
  isMethodDeclaration(node) ||
  isPropertyAssignment(node) ||
  isGetAccessorDeclaration(node) ||
  isFunctionMember(node)

export interface WalkReader {
  /** Every declaration of a file with this name: `select`, or `Files.add` for a member of an interface. */
  named(file: string, name: string): Promise<Declared[]>
  /** The function of a port with those of its adapters. */
  behindPort(declared: Declared): Declared[]
  /** What answers a call of the server: 'POST /api/submit'. */
  route(call: string): Declared | null
  /** What the code of a declaration mentions, adapters in the place of ports. */
  mentions(declared: Declared): Promise<Declared[]>
  /** The declarations of the types that names in the code stand for; null for types of others. */
  typesAt(names: readonly Node[]): Promise<(Declared | null)[]>
  /** Where the value comes from that a name in the code stands for. */
  valueAt(name: Node): Promise<Declared | null>
}

interface Options {
  folder: string
  /** The files that are read; what is declared elsewhere is as good as not there. */
  isRead: (file: string) => boolean
  /** Of these, the ones with functions that give what a port asks for. */
  isAdapter: (file: string) => boolean
  /** Where each member of an object is asked for by its name, in a text: [files that ask, file with the object]. */
  tasks?: { askedIn: RegExp; file: string }
}

export async function readProject(project: Project, { folder, isRead, isAdapter, tasks }: Options): Promise<WalkReader> {
  const { checker, program } = project
  const fileOf = (node: Node) => relative(folder, node.getSourceFile().fileName)
  const declaredAs = (node: Node): Declared => ({ file: fileOf(node), name: nameOf(node), node })
  const sourceOf = (file: string) => program.getSourceFile(`${folder}/${file}`)
  const files = project.rootFiles.map((name) => relative(folder, name)).filter(isRead)
  const routes = new Map<string, Declared>()
  const adapters = new Map<string, { from: string; member: Declared }[]>()
  const taskMembers = new Map<string, Declared>()

  for (const file of files) {
    const isRoutes = /routes\.ts$/.test(file)
    if (!isRoutes && !isAdapter(file) && file !== tasks?.file) continue
    const source = await sourceOf(file)
    if (!source) continue
    if (isRoutes) for (const [call, node] of routesIn(source)) routes.set(call, { file, name: call, node })
    if (file === tasks?.file)
      for (const node of membersGiven(source)) taskMembers.set(nameOf(node), { file, name: nameOf(node), node })
    if (isAdapter(file))
      for (const { port, from, node } of portsIn(file, source)) {
        const key = `${port}.${nameOf(node)}`
        adapters.set(key, [...(adapters.get(key) ?? []), { from, member: { file, name: nameOf(node), node } }])
      }
  }

  /** Adapters of a port's function; where there are none it stands for itself. */
  const behindPort = (member: Declared): Declared[] => {
    const port = member.node.parent
    if (!isInterfaceDeclaration(port)) return [member]
    const found = (adapters.get(`${port.name.text}.${member.name}`) ?? []).filter(
      ({ from }) => from === member.file || member.file.startsWith(`${dirname(from)}/`),
    )
    return [member, ...found.map((each) => each.member)]
  }

  const declaredBy = new Map<number, Promise<Node[]>>()
  const nodesOf = (symbol: CodeSymbol): Promise<Node[]> => {
    const before = declaredBy.get(symbol.id)
    if (before) return before
    const now = readNodesOf(symbol)
    declaredBy.set(symbol.id, now)
    return now
  }
  const readNodesOf = async (symbol: CodeSymbol): Promise<Node[]> => {
    const target = symbol.flags & SymbolFlags.Alias ? await checker.getAliasedSymbol(symbol) : symbol
    const found: Node[] = []
    for (const handle of target.declarations ?? []) {
      const node = await handle.resolve(project)
      if (node) found.push(node)
    }
    return found
  }

  const valuesOf = async (symbol: CodeSymbol | undefined): Promise<Declared[]> => {
    const found: Declared[] = []
    for (const node of symbol ? await nodesOf(symbol) : []) {
      if (!isRead(fileOf(node))) continue
      if (isShorthandPropertyAssignment(node))
        found.push(...(await valuesOf(await checker.getShorthandAssignmentValueSymbol(node))))
      else if (isBindingElement(node)) found.push(...(await valuesOf(await takenApart(node))))
      else if (isFunctionMember(node)) found.push(...behindPort(declaredAs(node)))
      else if (isValue(node)) found.push(declaredAs(node))
    }
    return found
  }

  /** The member that `{ rescore }` takes out of what stands beside it. */
  const takenApart = async (node: Node): Promise<CodeSymbol | undefined> => {
    const pattern = node.parent
    const whole = pattern.parent
    if (!isBindingElement(node) || !isObjectBindingPattern(pattern) || !isVariableDeclaration(whole) || !whole.initializer) return
    const name = node.propertyName && isIdentifier(node.propertyName) ? node.propertyName.text : nameOf(node)
    const type = await checker.getTypeAtLocation(whole.initializer)
    return type && name ? checker.getPropertyOfType(type, name) : undefined
  }

  const known = new Map<string, Promise<Declared[]>>()
  const mentionsOf = async (declared: Declared): Promise<Declared[]> => {
    const names: Node[] = []
    const found = new Map<string, Declared>()
    const note = (each: Declared) => {
      const isInside = each.file === declared.file && each.node.pos >= declared.node.pos && each.node.end <= declared.node.end
      if (!isInside) found.set(keyOf(each), each)
    }
    for (const node of valueNodes(declared.node)) {
      if (isIdentifier(node)) names.push(node)
      if (!isStringLiteral(node)) continue
      const route = routes.get(withoutForm(node.text))
      if (route) note(route)
      const task = tasks?.askedIn.test(declared.file) ? taskMembers.get(node.text) : undefined
      if (task) note(task)
    }
    const symbols = names.length > 0 ? await checker.getSymbolAtLocation(names) : []
    for (const symbol of new Set(symbols)) for (const each of await valuesOf(symbol)) note(each)
    return [...found.values()]
  }

  return {
    async named(file, name) {
      const source = await sourceOf(file)
      const [first = '', member] = name.split('.')
      const isDeclared = (node: Node) => isValue(node) || isInterfaceDeclaration(node) || isTypeAliasDeclaration(node)
      const found = source ? [...nodesIn(source)].filter((node) => isDeclared(node) && nameOf(node) === first) : []
      if (!member) return found.map(declaredAs)
      return found.flatMap((node) =>
        isInterfaceDeclaration(node) ? [...node.members].filter((each) => nameOf(each) === member).map(declaredAs) : [],
      )
    },
    behindPort,
    route: (call) => routes.get(withoutForm(call)) ?? null,
    mentions(declared) {
      const key = keyOf(declared)
      const before = known.get(key)
      if (before) return before
      const now = mentionsOf(declared)
      known.set(key, now)
      return now
    },
    async typesAt(names) {
      const found: (Declared | null)[] = []
      for (const symbol of names.length > 0 ? await checker.getSymbolAtLocation(names) : []) {
        const nodes = symbol ? await nodesOf(symbol) : []
        const node = nodes.find((each) => isInterfaceDeclaration(each) || isTypeAliasDeclaration(each))
        found.push(node && isRead(fileOf(node)) ? declaredAs(node) : null)
      }
      return found
    },
    async valueAt(name) {
      const symbol = await checker.getSymbolAtLocation(name)
      const node = symbol
        ? (await nodesOf(symbol)).find((each) => isVariableDeclaration(each) || isBindingElement(each))
        : undefined
      return node ? declaredAs(node) : null
    },
  }
}
