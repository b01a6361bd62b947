import type { Label } from './labels.ts'
import type { Piece } from './piece.ts'

/** A piece with what it is taken for, and how sure that is, from 0 to 1. */
export interface LabelledPiece {
  piece: Piece
  label: Label
  confidence: number
}

/** One position or course of study: the pieces of its head, by what they are, in reading order. */
export interface ReadEntry {
  part: 'work' | 'study'
  /** Pieces of one thing that follow each other, such as a title before and after a comma, are one run. */
  runs: Run[]
  /** True when text about it follows. */
  hasText: boolean
}

export interface Run {
  field: string
  pieces: Piece[]
  confidence: number
}
