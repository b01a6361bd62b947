/**
 * The shapes that data has on its way through functions. A shape is a named type of an object without functions. One that is declared as
 * another with more or less (`extends`, `Pick`, `Omit`, `&`, the properties of another record) is the same shape.
 */
import {
  isBindingElement,
  isCallExpression,
  isCallSignatureDeclaration,
  isExpressionWithTypeArguments,
  isFunctionLikeDeclaration,
  isFunctionTypeNode,
  isIdentifier,
  isInterfaceDeclaration,
  isIntersectionTypeNode,
  isKeywordTypeNode,
  isLiteralTypeNode,
  isMethodSignatureDeclaration,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isSpreadAssignment,
  isTypeAliasDeclaration,
  isTypeQueryNode,
  isTypeReferenceNode,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast'
import { type Declared, keyOf, type WalkReader } from './walk-reader.ts'
import { isFunctionMember, nodesIn } from './walk-syntax.ts'

/** What a function takes and gives, by names of shapes: 'src/matching/resume.ts#Resume'. */
export interface Passage {
  takes: string[]
  gives: string[]
}

/** Shapes that the language brings along and that carry what a person asked for. */
const foreign = new Set(['URLSearchParams'])

export const shapeName = ({ file, name }: Pick<Declared, 'file' | 'name'>): string => `${file}#${name}`

export function createShapes(reader: WalkReader) {
  /** A shape is the same as those that it is declared from, by name. */
  const sameAs = new Map<string, string[]>()
  const parts = new Map<string, string[]>()
  /** What shapes are declared from and hold is read beside the walk: types lead to themselves again. */
  const pending: Promise<void>[] = []

  const namesIn = function* (type: Node): Generator<Node> {
    if (isFunctionTypeNode(type) || isTypeQueryNode(type)) return
    if (isTypeReferenceNode(type) && isIdentifier(type.typeName)) yield type.typeName
    if (isExpressionWithTypeArguments(type) && isIdentifier(type.expression)) yield type.expression
    const children: Node[] = []
    type.forEachChild((child) => void children.push(child))
    for (const child of children) yield* namesIn(child)
  }

  /** The shapes that a type mentions. */
  const shapesIn = async (type: Node | undefined): Promise<string[]> => {
    const found = new Set<string>()
    const names = type ? [...namesIn(type)] : []
    for (const [at, declared] of (await reader.typesAt(names)).entries()) {
      const name = names[at]!
      if (isIdentifier(name) && foreign.has(name.text)) found.add(name.text)
      const shape = declared && lookAt(declared)
      if (shape) found.add(shape)
    }
    return [...found]
  }

  /** The name of a shape; null for what is none. */
  const lookAt = (declared: Declared): string | null => {
    if (!isShape(declared.node)) return null
    const name = shapeName(declared)
    if (!sameAs.has(name)) {
      sameAs.set(name, [])
      pending.push(follow(declared.node, name))
    }
    return name
  }

  const follow = async (node: Node, name: string): Promise<void> => {
    if (isInterfaceDeclaration(node))
      sameAs.set(name, await unions((node.heritageClauses ?? []).flatMap(({ types }) => [...types])))
    if (isTypeAliasDeclaration(node)) {
      const isDerived = isIntersectionTypeNode(node.type) || isTypeReferenceNode(node.type)
      sameAs.set(name, [...(isDerived ? await unions([node.type]) : []), ...(await ofSchema(node.type))])
    }
    const members = [...nodesIn(node)].filter(isPropertySignatureDeclaration)
    parts.set(name, await unions(members.flatMap((member) => member.type ?? [])))
  }

  const unions = async (types: readonly Node[]): Promise<string[]> => {
    const found = new Set<string>()
    for (const type of types) for (const shape of await shapesIn(type)) found.add(shape)
    return [...found]
  }

  /** `type Row = Static<typeof Row>`: the records whose properties the schema takes over. */
  const ofSchema = async (type: Node): Promise<string[]> => {
    const found: string[] = []
    for (const query of nodesIn(type)) {
      if (!isTypeQueryNode(query) || !isIdentifier(query.exprName)) continue
      const schema = await reader.valueAt(query.exprName)
      const made = schema && isVariableDeclaration(schema.node) ? schema.node.initializer : undefined
      const [first] = made && isCallExpression(made) ? made.arguments : []
      if (!first || !isObjectLiteralExpression(first)) continue
      for (const property of first.properties)
        if (isSpreadAssignment(property)) {
          const record = await recordOf(property.expression)
          if (record) found.push(record)
        }
    }
    return found
  }

  /** The record of `Record.properties`, also where these were put under a name before. */
  const recordOf = async (spread: Node): Promise<string | null> => {
    if (isPropertyAccessExpression(spread) && spread.name.text === 'properties') {
      const [declared] = await reader.typesAt([spread.expression])
      return declared ? lookAt(declared) : null
    }
    if (!isIdentifier(spread)) return null
    const value = (await reader.valueAt(spread))?.node
    const whole = value && isBindingElement(value) ? value.parent.parent : value
    return whole && isVariableDeclaration(whole) && whole.initializer ? recordOf(whole.initializer) : null
  }

  const known = new Map<string, Promise<Passage[]>>()
  const readPassages = async (node: Node): Promise<Passage[]> => {
    const found: Passage[] = []
    for (const each of [node, ...nodesIn(node)]) {
      if (!isFunctionLike(each)) continue
      const takes = await unions(each.parameters.flatMap((parameter) => parameter.type ?? []))
      found.push({ takes, gives: await shapesIn(each.type) })
    }
    return found
  }

  return {
    lookAt,
    /** What the functions of a declaration take and give. */
    passages(declared: Declared): Promise<Passage[]> {
      const key = keyOf(declared)
      const before = known.get(key)
      if (before) return before
      const now = readPassages(declared.node)
      known.set(key, now)
      return now
    },
    sameAs,
    parts,
    /** Resolves once everything is read that shapes lead to. */
    async settled() {
      for (let next = pending.pop(); next; next = pending.pop()) await next
    },
  }
}

function isShape(node: Node): boolean {
  if (isInterfaceDeclaration(node))
    return ![...node.members].some((member) => isCallSignatureDeclaration(member) || isFunctionMember(member))
  if (!isTypeAliasDeclaration(node)) return false
  return !isFunctionTypeNode(node.type) && !isKeywordTypeNode(node.type) && !isLiteralTypeNode(node.type)
}

interface FunctionLike extends Node {
  parameters: readonly (Node & { type?: Node })[]
  type?: Node
}

const isFunctionLike = (node: Node): node is Node & FunctionLike =>
  (isFunctionLikeDeclaration(node) || isMethodSignatureDeclaration(node) || isFunctionTypeNode(node)) && 'parameters' in node

/** The shapes that are the same, under the name of one of them. */
export function families(sameAs: ReadonlyMap<string, readonly string[]>): (shape: string) => string {
  const leaders = new Map<string, string>()
  const leaderOf = (shape: string): string => {
    const leader = leaders.get(shape)
    return leader === undefined ? shape : leaderOf(leader)
  }
  for (const [shape, others] of sameAs)
    for (const other of others) if (leaderOf(shape) !== leaderOf(other)) leaders.set(leaderOf(shape), leaderOf(other))
  return leaderOf
}

/** A step from one shape to another. */
export interface Step {
  from: string
  to: string
}

/**
 * The fewest shapes that lead from one to another, both included, each as the name under which a step reaches it; null where no steps
 * lead there.
 */
export function shortestChain(
  steps: readonly Step[],
  familyOf: (shape: string) => string,
  from: string,
  to: string,
): string[] | null {
  const next = Map.groupBy(steps, (step) => familyOf(step.from))
  const reached = new Map<string, string[]>([[familyOf(from), [from]]])
  for (const [family, chain] of reached) {
    if (family === familyOf(to)) return chain
    for (const step of next.get(family) ?? []) {
      const target = familyOf(step.to)
      if (!reached.has(target)) reached.set(target, [...chain, step.to])
    }
  }
  return null
}
