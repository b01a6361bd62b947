interface Arrow {
  file: string
  target: string
}

/**
 * Files that import each other, directly or through others, each group in the order of the alphabet. Types count as well: a file that
 * needs a type of one that needs it cannot be understood, moved or published without it. Tarjan's strongly connected components.
 */
export function importCircles(imports: Iterable<Arrow>): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const { file, target } of imports) {
    const known = targets.get(file) ?? new Set()
    targets.set(file, known.add(target))
  }
  const circles: string[][] = []
  const order = new Map<string, number>()
  const earliest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const visit = (file: string) => {
    order.set(file, order.size)
    earliest.set(file, order.get(file)!)
    open.push(file)
    isOpen.add(file)
    for (const target of targets.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      if (isOpen.has(target)) earliest.set(file, Math.min(earliest.get(file)!, earliest.get(target)!))
    }
    if (earliest.get(file) !== order.get(file)) return
    const group = open.splice(open.indexOf(file))
    for (const member of group) isOpen.delete(member)
    if (group.length > 1 || targets.get(file)?.has(file)) circles.push(group.toSorted())
  }
  for (const file of targets.keys()) if (!order.has(file)) visit(file)
  return circles
}
