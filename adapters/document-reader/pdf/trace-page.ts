import type { Font } from './fonts.ts'
import { type Box, identity, keepsRectangles, type Matrix, multiply, transformBox } from './geometry.ts'
import { type GraphicsState, initialState } from './graphics-state.ts'
import { clipTo, isUprightRectangle, paintArea, paintPath, paintPicture } from './paint.ts'
import { OPS } from './pdfjs.ts'
import { Scene } from './scene.ts'
import { type Glyph, type Look, showText } from './show-text.ts'

export interface OperatorList {
  fnArray: number[]
  argsArray: unknown[]
}

export interface TracedPage {
  glyphs: Glyph[]
  scene: Scene
}

export interface TraceOptions {
  /** From the page's own coordinates to points from its top left. */
  viewport: Matrix
  page: Box
  fontNamed(name: string): Font | null
  isLayerVisible(layer: unknown): boolean
}

/** Follows a page's drawing instructions and notes every glyph with its place and look, and what is painted around them. */
export const tracePage = ({ fnArray, argsArray }: OperatorList, options: TraceOptions): TracedPage => {
  const scene = new Scene(options.page)
  const glyphs: Glyph[] = []
  const saved: GraphicsState[] = []
  const layers: boolean[] = []
  /** Text that is only an outline for what is painted through it: seen once something is. */
  let stencils: { look: Look; depth: number }[] = []
  let state = initialState(options.viewport)
  let pendingClip = false
  let maskDepth = 0
  /** A picture is left out by pdf.js; what remains of it is the place that was prepared for it. */
  let preparedPlace = false

  const shown = () => layers.every(Boolean)
  const painted = () => {
    preparedPlace = false
    if (stencils.length > 0) stencils = []
  }
  const isPainting = () => maskDepth === 0 && shown()
  const addPicture = () => {
    if (isPainting()) paintPicture(scene, state)
  }
  const save = () => saved.push({ ...state })
  const restore = () => {
    const previous = saved.pop()
    if (!previous) return
    if (preparedPlace) {
      addPicture()
      painted()
    }
    for (const { look, depth } of stencils) if (depth > saved.length) look.reason = 'invisible'
    stencils = stencils.filter(({ depth }) => depth <= saved.length)
    state = previous
  }
  const transform = (matrix: ArrayLike<number>) => {
    state.matrix = multiply(state.matrix, matrix)
  }
  const constructPath = (operation: number, path: Float32Array | null, bounds: ArrayLike<number> | null) => {
    const clips = pendingClip
    pendingClip = false
    if (operation !== OPS.endPath) painted()
    if (!path || !bounds) return
    const drawn = { path, box: transformBox(state.matrix, bounds) }
    if (isPainting()) paintPath(scene, state, operation, drawn)
    if (clips) clipTo(state, drawn.box, isUprightRectangle(state, path))
  }

  const setGraphicsState = (entries: [string, unknown][]) => {
    for (const [key, value] of entries) {
      if (key === 'ca') state.fillAlpha = Number(value)
      else if (key === 'CA') state.strokeAlpha = Number(value)
      else if (key === 'BM') state.plainBlend = value === 'source-over'
      else if (key === 'SMask') state.softMask = Boolean(value)
      else if (key === 'LW') state.lineWidth = Number(value)
      else if (key === 'Font') setFont(...(value as [string, number]))
    }
  }
  const setFont = (name: string, size: number) => {
    state.font = options.fontNamed(name)
    state.fontSize = Math.abs(size)
    state.fontDirection = size < 0 ? -1 : 1
  }
  const moveText = (x: number, y: number) => {
    state.x = state.lineX += x
    state.y = state.lineY += y
  }

  for (let index = 0; index < fnArray.length; index++) {
    const args = argsArray[index] as never[]
    switch (fnArray[index]) {
      case OPS.showText: {
        preparedPlace = false
        if (maskDepth > 0) break
        const look = showText(state, args[0] as never, glyphs, scene.shapes.length, shown())
        if (state.renderingMode >= 4) state.clipExact = false
        if (look && state.renderingMode === 7) stencils.push({ look, depth: saved.length })
        break
      }
      case OPS.setTextMatrix:
        state.textMatrix = args[0] as unknown as Matrix
        state.x = state.y = state.lineX = state.lineY = 0
        break
      case OPS.moveText:
        moveText(args[0]!, args[1]!)
        break
      case OPS.setLeadingMoveText:
        state.leading = args[1]!
        moveText(args[0]!, args[1]!)
        break
      case OPS.nextLine:
        moveText(0, state.leading)
        break
      case OPS.beginText:
        state.textMatrix = identity
        state.x = state.y = state.lineX = state.lineY = 0
        break
      case OPS.setFont:
        setFont(args[0]!, args[1]!)
        break
      case OPS.setCharSpacing:
        state.charSpacing = args[0]!
        break
      case OPS.setWordSpacing:
        state.wordSpacing = args[0]!
        break
      case OPS.setHScale:
        state.horizontalScale = args[0]! / 100
        break
      case OPS.setLeading:
        state.leading = -args[0]!
        break
      case OPS.setTextRise:
        state.rise = args[0]!
        break
      case OPS.setTextRenderingMode:
        state.renderingMode = args[0]!
        break
      case OPS.save:
        save()
        break
      case OPS.restore:
        restore()
        break
      case OPS.transform:
        transform(args)
        preparedPlace = true
        break
      case OPS.constructPath:
        constructPath(args[0]!, (args[1] as unknown as Float32Array[])[0] ?? null, args[2] ?? null)
        break
      case OPS.clip:
      case OPS.eoClip:
        pendingClip = true
        break
      case OPS.setFillRGBColor:
        state.fill = typeof args[0] === 'string' ? args[0] : null
        break
      case OPS.setStrokeRGBColor:
        state.stroke = typeof args[0] === 'string' ? args[0] : null
        break
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = null
        break
      case OPS.setStrokeColorN:
      case OPS.setStrokeTransparent:
        state.stroke = null
        break
      case OPS.setLineWidth:
        state.lineWidth = args[0]!
        break
      case OPS.setGState:
        setGraphicsState(args[0] as unknown as [string, unknown][])
        break
      case OPS.shadingFill:
        if (isPainting()) paintArea(scene, state, state.clip ?? options.page)
        painted()
        break
      case OPS.paintFormXObjectBegin:
        save()
        preparedPlace = false
        if (args[0]) transform(args[0])
        if (args[1]) clipTo(state, transformBox(state.matrix, args[1]), keepsRectangles(state.matrix))
        break
      case OPS.paintFormXObjectEnd:
        restore()
        break
      case OPS.beginGroup: {
        save()
        preparedPlace = false
        const group = args[0] as unknown as { smask?: unknown; bbox?: ArrayLike<number>; matrix?: ArrayLike<number> }
        if (group.smask || maskDepth > 0) maskDepth++
        state.groupAlpha *= state.fillAlpha
        state.fillAlpha = state.strokeAlpha = 1
        break
      }
      case OPS.endGroup:
        preparedPlace = false
        if (maskDepth > 0) maskDepth--
        restore()
        break
      case OPS.beginAnnotation: {
        save()
        const [, , move, place] = args as unknown as [string, unknown, Matrix, Matrix]
        state = { ...initialState(options.viewport) }
        transform(move)
        transform(place)
        break
      }
      case OPS.endAnnotation:
        preparedPlace = false
        restore()
        break
      case OPS.beginMarkedContentProps:
        layers.push(args[0] !== 'OC' || !args[1] || options.isLayerVisible(args[1]))
        break
      case OPS.beginMarkedContent:
        layers.push(true)
        break
      case OPS.endMarkedContent:
        layers.pop()
        break
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintSolidColorImageMask:
        addPicture()
        painted()
        break
    }
  }
  for (const { look } of stencils) look.reason = 'invisible'
  return { glyphs, scene }
}
