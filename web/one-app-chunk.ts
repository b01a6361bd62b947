import type { Rolldown } from 'vite'

type ModuleGraph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** Everything that a module imports; what is imported later, by `import()`, only with `later`. */
function reached(graph: ModuleGraph, root: string, later: boolean): Set<string> {
  const found = new Set<string>()
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const module = graph.getModuleInfo(id)
    open.push(...(module?.importedIds ?? []), ...(later ? (module?.dynamicallyImportedIds ?? []) : []))
  }
  return found
}

/**
 * What every awake page loads is one file instead of some twenty that only lazy pages tell apart: names and words compress once, which
 * is 2 % of it. What islands on still pages use as well stays in files of its own, so that a public page loads no router and no more of
 * Radix than it shows.
 */
export function oneAppChunk(entries: { app: string; still: string }): Rolldown.CodeSplittingOptions {
  let ofApp: Set<string> | null = null
  const chosen = (graph: ModuleGraph) => reached(graph, entries.app, false).difference(reached(graph, entries.still, true))
  return {
    groups: [
      // Every element is made by the one with the help of the other: no request for each.
      { name: 'jsx-runtime', test: /\/web\/(?:address\.ts|jsx\/)|\/node_modules\/react\// },
      {
        name(id, graph) {
          ofApp ??= chosen(graph)
          return ofApp.has(id) ? 'app-parts' : null
        },
      },
    ],
    includeDependenciesRecursively: false,
  }
}
