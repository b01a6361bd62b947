/** What can be seen of a file without asking for types: routes, what functions give back, and which ports they say to be. */
import { dirname, join } from 'node:path'
import {
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionTypeNode,
  isIdentifier,
  isImportDeclaration,
  isMethodSignatureDeclaration,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isReturnStatement,
  isStringLiteral,
  isTypeNode,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast'

export function* nodesIn(node: Node): Generator<Node> {
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) {
    yield child
    yield* nodesIn(child)
  }
}

/** Name of a member or a variable; '' where it has none of its own. */
export function nameOf(node: Node): string {
  const name = 'name' in node ? (node.name as Node | undefined) : undefined
  return name && (isIdentifier(name) || isStringLiteral(name)) ? name.text : ''
}

/** A member of an interface that is called. */
export const isFunctionMember = (node: Node): boolean =>
  isMethodSignatureDeclaration(node) ||
  (isPropertySignatureDeclaration(node) && node.type !== undefined && isFunctionTypeNode(node.type))

/** 'GET /api/candidate-filtering?fields=list' is answered by the route without its form. */
export const withoutForm = (call: string): string => call.replace(/\?.*$/, '')

/** Everything below a node but types. */
export function* valueNodes(node: Node): Generator<Node> {
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) {
    if (isTypeNode(child) && !isIdentifier(child)) continue
    yield child
    yield* valueNodes(child)
  }
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete'])

export function* routesIn(source: SourceFile): Generator<[call: string, handler: Node]> {
  for (const node of nodesIn(source)) {
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) continue
    const method = node.expression.name.text
    const [path, handler] = node.arguments
    if (methods.has(method) && path && handler && isStringLiteral(path) && path.text.startsWith('/'))
      yield [`${method.toUpperCase()} ${path.text}`, handler]
  }
}

/** Members of the objects that a function gives back. */
function membersGivenBy(node: Node): Node[] {
  const body = 'body' in node ? (node.body as Node | undefined) : undefined
  if (!body) return []
  const given: Node[] = isArrowFunction(node) ? [body] : []
  body.forEachChild((child) => {
    if (isReturnStatement(child) && child.expression) given.push(child.expression)
  })
  return given.flatMap((each) => {
    const plain = isParenthesizedExpression(each) ? each.expression : each
    return isObjectLiteralExpression(plain) ? [...plain.properties] : []
  })
}

const importedFile = (file: string, specifier: string) =>
  specifier.startsWith('.') ? join(dirname(file), specifier) : specifier.replace(/^#/, '')

const isFunction = (node: Node) => isFunctionDeclaration(node) || isArrowFunction(node)

export const membersGiven = (source: SourceFile): Node[] => [...nodesIn(source)].filter(isFunction).flatMap(membersGivenBy)

/** Members of what functions give back that say of themselves to give a port. */
export function* portsIn(file: string, source: SourceFile): Generator<{ port: string; from: string; node: Node }> {
  const imports = new Map<string, string>()
  for (const statement of source.statements)
    if (isImportDeclaration(statement) && isStringLiteral(statement.moduleSpecifier))
      for (const node of nodesIn(statement))
        if (isIdentifier(node)) imports.set(node.text, importedFile(file, statement.moduleSpecifier.text))
  for (const node of nodesIn(source)) {
    const type = isFunction(node) && 'type' in node ? (node.type as Node | undefined) : undefined
    if (!type) continue
    const ports = [type, ...nodesIn(type)].flatMap((each) => (isIdentifier(each) && imports.has(each.text) ? [each.text] : []))
    for (const port of ports) for (const member of membersGivenBy(node)) yield { port, from: imports.get(port)!, node: member }
  }
}
