/**
 * Finds where a promise is made and nobody waits for it: a statement that asks the database and goes on before the answer, a write that
 * may outlive its transaction, a failure that nobody hears. `void` says that it is meant; `.catch(…)` hears the failure. Not for web: calls
 * of the browser tell a failure by their answer and never reject.
 */
import { relative } from 'node:path'
import {
  type CallExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isExpressionStatement,
  isPropertyAccessExpression,
  type Node,
} from 'typescript/unstable/ast'
import type { Project } from 'typescript/unstable/async'

/** Calls of a file whose value nobody takes, each with the line it stands on. */
function callsNobodyTakes(file: Node): CallExpression[] {
  const found: CallExpression[] = []
  const visit = (node: Node): void => {
    if (isExpressionStatement(node)) found.push(...outcomesOf(node.expression).filter((call) => !hearsFailure(call)))
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** The calls that a statement ends with: `a(b())` with the one of a, `is && a()` with that of a, and either of a choice. */
function outcomesOf(node: Node): CallExpression[] {
  if (isCallExpression(node)) return [node]
  if (isBinaryExpression(node)) return ['&&', '||', '??'].includes(node.operatorToken.getText()) ? outcomesOf(node.right) : []
  return isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(outcomesOf) : []
}

function hearsFailure({ expression, arguments: given }: CallExpression): boolean {
  if (!isPropertyAccessExpression(expression)) return false
  return expression.name.text === 'catch' || (expression.name.text === 'then' && given.length > 1)
}

/** Where promises are dropped in the sources of a project: file and line, and the call. */
export async function droppedPromises(
  { checker, program, rootFiles }: Project,
  folder: string,
  isChecked: (file: string) => boolean,
): Promise<string[]> {
  const dropped: string[] = []
  for (const name of rootFiles) {
    const file = relative(folder, name)
    const source = isChecked(file) ? await program.getSourceFile(name) : undefined
    const calls = source ? callsNobodyTakes(source) : []
    if (!source || calls.length === 0) continue
    const types = await checker.getTypeAtLocation(calls)
    for (const [index, type] of types.entries()) {
      const certain = type && (await checker.getNonNullableType(type))
      if (!certain || !(await checker.getPropertyOfType(certain, 'then'))) continue
      const call = calls[index]!
      const line = source.text.slice(0, call.getStart()).split('\n').length
      dropped.push(`${file}:${line} ${call.getText().replaceAll(/\s+/g, ' ').slice(0, 80)}`)
    }
  }
  return dropped
}
